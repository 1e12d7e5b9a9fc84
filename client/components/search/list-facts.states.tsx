import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { HowWeOrder } from "./filters/sort-form.tsx";
import { AreaLine, SizeLinks } from "./list-facts.tsx";

const AREA = { size: 6, from: 145, middle: 155, to: 162, companies: 70 } as const;
const params = (query: string) => new URLSearchParams(query);
/** Within the sides of a page, over which its negative margins reach. */
const sizes = (query: string) => (
  <div className="px-1">
    <SizeLinks params={params(query)} />
  </div>
);
const areaLine = (query: string, place: string) => (
  <AreaLine params={params(query)} area={AREA} place={place}>
    <HowWeOrder />
  </AreaLine>
);

export const states: States = {
  "no size": sizes("location=LS6"),
  "a size": sizes("location=LS6&size=6"),
  "a rare size": sizes("size=40"),
  "local prices": areaLine("size=6", "LS6"),
  "local prices for four weeks": areaLine("size=6&weeks=4", "LS6"),
  "long place": areaLine("", LONG_WORD),
};
