import type { States } from "#client/component-states/states.ts";
import { MapToggle } from "../search/search-results.tsx";

export const states: States = {
  "the list alone": <MapToggle params={new URLSearchParams("location=Leeds")} />,
  "the map is open": <MapToggle params={new URLSearchParams("location=Leeds&view=map")} />,
};
