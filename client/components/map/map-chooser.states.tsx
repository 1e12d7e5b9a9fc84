import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { MapChooser } from "./results-map.tsx";

const listed = [
  { id: 1, name: "Leeds Skips" },
  { id: 2, name: LONG_WORD },
];
const urlOf = (id: number) => `?firm=${id}`;

export const states: States = {
  "nothing found": <MapChooser listed={[]} chosen={undefined} urlOf={urlOf} />,
  "two companies": <MapChooser listed={listed} chosen={1} urlOf={urlOf} />,
};
