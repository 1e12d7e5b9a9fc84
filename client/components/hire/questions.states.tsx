import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { JobQuestions } from "./questions.tsx";

const shared = { formKey: "key", pressed: undefined, reference: "SF-7K3M-Q9" };
const at = "2026-12-01T09:00:00.000Z";

export const states: States = {
  "of two companies": (
    <JobQuestions
      {...shared}
      reader="customer"
      isOpen
      questions={[
        {
          number: "F1",
          at,
          text: "Is there any plasterboard?",
          company: "Aire Skips",
          answer: "No",
          answered: { number: "C1", at },
        },
        { number: "F2", at, text: LONG_TEXT, company: "Bolton Skips", answer: null, answered: null },
      ]}
    />
  ),
  "asked by this company": (
    <JobQuestions
      {...shared}
      reader="company"
      questions={[{ number: "F1", at, text: LONG_TEXT, company: "Aire Skips", answer: null, answered: null }]}
    />
  ),
};
