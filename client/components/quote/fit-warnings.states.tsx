import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { FitReminder, FitWarnings } from "./fit-warnings.tsx";

export const states: States = {
  none: <FitWarnings warnings={[]} />,
  one: (
    <FitWarnings warnings={[{ id: 1, name: "Aire Skips", problems: ["Doesn't hire out 6 yard skips."] }]} />
  ),
  "beside the button": (
    <FitReminder warnings={[{ id: 1, name: "Aire Skips", problems: ["Doesn't take soil."] }]} />
  ),
  "several reasons, long": (
    <FitWarnings
      warnings={[
        { id: 1, name: LONG_WORD, problems: ["Doesn't deliver to LS6 2AB.", "Doesn't take soil."] },
        { id: 2, name: LONG_TEXT, problems: ["Doesn't hire out 6 yard skips."] },
      ]}
    />
  ),
};
