import type { States } from "#client/component-states/states.ts";
import { MapLegend } from "./map-legend.tsx";

export const states: States = {
  "without a place": <MapLegend hasPlace={false} hasFirm={false} />,
  "near a place": <MapLegend hasPlace hasFirm={false} />,
  "with a company in hand": <MapLegend hasPlace hasFirm />,
};
