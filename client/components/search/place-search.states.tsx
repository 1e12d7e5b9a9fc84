import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { PlaceSearch } from "./place-search.tsx";

export const states: States = {
  empty: <PlaceSearch location="" radius={25} />,
  "with a place": <PlaceSearch location="Leeds" radius={50} preservedParams={{ sort: "rating" }} />,
  "unlisted radius": <PlaceSearch location="Leeds" radius={17} />,
  "long text": <PlaceSearch location={LONG_WORD} radius={25} />,
};
