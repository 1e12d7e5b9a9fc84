import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { PlaceSuggestion } from "#contract/places.ts";
import { PlaceList } from "./place-field.tsx";

const PLACES: PlaceSuggestion[] = [
  { label: "Leeds", query: "Leeds", kind: "town" },
  { label: "LS1", query: "LS1", kind: "district" },
  { label: "West Yorkshire", query: "West Yorkshire", kind: "county" },
];

const list = (places: readonly PlaceSuggestion[], active: number) => (
  <div className="relative">
    <PlaceList id="place" places={places} active={active} onChoose={() => {}} />
  </div>
);

export const states: States = {
  empty: list([], -1),
  "nothing active": list(PLACES, -1),
  "second active": list(PLACES, 1),
  "long text": list([{ label: LONG_WORD, query: "x", kind: "town" }], 0),
};
