import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import type { MapCompany } from "#contract/map/results-map.ts";
import { MapCompanyPanel } from "./map-company-panel.tsx";

const company: MapCompany = {
  id: 1,
  name: "Leeds Skips",
  location: "Leeds",
  rating: "4.50",
  reviewCount: 12,
  distance: 6,
  serves: "yes",
  servesBecause: "It delivers within 25 km, and you are 6 km away.",
  area: "The yellow area is 25 km (16 miles) around its base.",
};
const unknown = { distance: undefined, serves: undefined, servesBecause: undefined, reviewCount: 0 };

export const states: States = {
  "near a place": <MapCompanyPanel company={company} area={{ location: "Leeds" }} />,
  "without a place": <MapCompanyPanel company={{ ...company, ...unknown }} area={{}} />,
  "long texts": <MapCompanyPanel company={{ ...company, name: LONG_WORD, area: LONG_TEXT }} area={{}} />,
};
