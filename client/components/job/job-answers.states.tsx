import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { DayAnswer, WasteAnswer } from "./job-answers.tsx";

const earliest = { day: "2026-12-02", unknown: [] };

const answer = (company: Parameters<typeof DayAnswer>[0]["company"], date?: string) => (
  <ul>
    <DayAnswer company={company} job={{ date }} isPlaceKnown />
  </ul>
);

export const states: States = {
  "the first day": answer({ earliest }),
  "in time": answer({ earliest, canDo: "yes" }, "2999-12-31"),
  "too late": answer({ earliest, canDo: "late" }, "2026-01-05"),
  "to be asked": answer({ earliest, canDo: "ask" }, "2999-12-31"),
  wastes: (
    <ul>
      <WasteAnswer
        wastes={[
          { waste: "soil", taken: "yes" },
          { waste: "garden", taken: "ask" },
        ]}
      />
    </ul>
  ),
  "long text": answer({ earliest: { day: null, unknown: ["notice"] }, deliveryTime: LONG_TEXT }),
};
