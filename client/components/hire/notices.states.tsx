import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { Notices } from "./notices.tsx";

export const states: States = {
  "one line": <Notices lines={["Your answer was sent to every company asked."]} />,
  "a refused press whose form is gone": (
    <Notices
      lines={["You have answered this question already."]}
      lost={[
        { label: "Amount in pounds", text: "120" },
        { label: "Your answer", text: LONG_TEXT },
      ]}
    />
  ),
  "several, one long": <Notices lines={["We have sent the email.", LONG_TEXT]} />,
};
