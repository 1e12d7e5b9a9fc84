import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { Notices } from "./notices.tsx";

export const states: States = {
  "one line": <Notices lines={["Your answer was sent to every company asked."]} />,
  "several, one long": <Notices lines={["We have sent the email.", LONG_TEXT]} />,
};
