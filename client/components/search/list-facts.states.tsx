import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { AreaLine, SizeLinks } from "./list-facts.tsx";

const AREA = { size: 6, from: 145, middle: 155, to: 162, companies: 70 } as const;
const params = (query: string) => new URLSearchParams(query);

export const states: States = {
  "no size": <SizeLinks params={params("location=LS6")} />,
  "a size": <SizeLinks params={params("location=LS6&size=6")} />,
  "a rare size": <SizeLinks params={params("size=40")} />,
  "local prices": <AreaLine params={params("size=6")} area={AREA} place="LS6" />,
  "local prices for four weeks": <AreaLine params={params("size=6&weeks=4")} area={AREA} place="LS6" />,
  "long place": <AreaLine params={params("")} area={AREA} place={LONG_WORD} />,
};
