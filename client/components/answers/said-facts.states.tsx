import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { SaidFacts } from "./offer-sums.tsx";

export const states: States = {
  "said and not said": (
    <SaidFacts
      facts={[
        { label: "Each extra week", text: "£30" },
        { label: "Weight limit", text: null },
      ]}
    />
  ),
  "with a note": (
    <SaidFacts facts={[{ label: "Earliest delivery", text: "Mon 7 Dec", note: "after Sat 5 Dec" }]} />
  ),
  "long texts": <SaidFacts facts={[{ label: LONG_TEXT, text: LONG_WORD, note: LONG_TEXT }]} />,
};
