import type { States } from "#client/component-states/states.ts";
import { MapControls } from "./results-map.tsx";

export const states: States = {
  "before the script has loaded": <MapControls run={null} />,
  ready: <MapControls run={() => {}} />,
};
