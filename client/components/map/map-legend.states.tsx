import type { States } from "#client/component-states/states.ts";
import { MapLegend } from "./map-legend.tsx";

export const states: States = {
  "without a place": <MapLegend hasPlace={false} hasChosen={false} />,
  "near a place": <MapLegend hasPlace hasChosen={false} />,
  "with a company in hand": <MapLegend hasPlace hasChosen />,
};
