import type { States } from "#client/component-states/states.ts";
import { WasteField } from "./waste-field.tsx";

export const states: States = {
  "nothing said": <WasteField waste={undefined} />,
  one: <WasteField waste="soil" />,
  several: <WasteField waste="general,mixed-building,plasterboard" />,
};
