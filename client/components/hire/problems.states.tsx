import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { Problems } from "./problems.tsx";
import { HIRE } from "./testing/example-hire.ts";

const EXAMPLE = HIRE;
const [PROBLEM] = EXAMPLE.problems as [HireView["problems"][number]];
const shared = { formKey: "key", pressed: undefined, reference: "SF-7K3M-Q9" };
const answer = { at: PROBLEM.at, reply: "offers", amount: "60.00", words: null } as const;
const said = { at: PROBLEM.at, about: PROBLEM.number, words: LONG_TEXT };
const events: HireView["events"] = [
  { ...said, number: "F1", by: "company", kind: "problem-answer", text: "Aire Skips answered: “No”." },
  { ...said, number: "C3", by: "customer", kind: "problem-end", text: "You said that it is not settled." },
  { ...said, number: "F2", by: "company", kind: "problem-answer", text: LONG_TEXT, words: null },
];

export const states: States = {
  "no answer yet": <Problems {...shared} reader="company" other="the customer" hire={EXAMPLE} />,
  "both sides, not settled": (
    <Problems
      {...shared}
      reader="customer"
      other="Aire Skips"
      advice="Citizens Advice"
      hire={{ ...EXAMPLE, problems: [{ ...PROBLEM, answer, settled: false }], events }}
    />
  ),
};
