import type { States } from "#client/component-states/states.ts";
import { UnknownPlaceNotice } from "./unknown-place-notice.tsx";

export const states: States = {
  "no location": <UnknownPlaceNotice location={undefined} companies={[{}]} />,
  "a known place": <UnknownPlaceNotice location="Leeds" companies={[{ serves: "yes" }]} />,
};
