import type { States } from "#client/component-states/states.ts";
import { MapAndList } from "../search/search-results.tsx";

export const states: States = {
  "the map is closed": <MapAndList map={null}>List</MapAndList>,
  "the map is open": <MapAndList map="Map">List</MapAndList>,
};
