import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { HIRE } from "#contract/api/quote-examples.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { HirePanel } from "./hire-panel.tsx";
import { PressForm } from "./press-form.tsx";
import { Problems } from "./problems.tsx";
import { JobQuestions } from "./questions.tsx";

const EXAMPLE = HIRE as HireView;
const [PROBLEM] = EXAMPLE.problems as [HireView["problems"][number]];
const context = { reader: "customer", formKey: "key", pressed: undefined } as const;
const shared = { reference: "SF-7K3M-Q9", other: "Aire Skips" };
const chosen: HireView = {
  ...{ ...EXAMPLE, stage: "chosen", deliveredOn: null, endsOn: null, permit: null, problems: [], events: [] },
  visit: { of: "delivery", number: null, day: null, part: "any", by: "customer", agreed: false },
  can: ["day", "delivered", "problem", "release"],
};
const answered: HireView["problems"][number] = {
  ...PROBLEM,
  answer: { at: PROBLEM.at, reply: "offers", amount: "60.00", words: LONG_TEXT },
  settled: false,
};

export const states: States = {
  "just chosen": <HirePanel {...context} {...shared} hire={chosen} />,
  "the company named another day": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...chosen, can: ["agree", "day", "delivered", "release"] },
        visit: {
          of: "delivery",
          number: null,
          day: "2026-12-08",
          part: "morning",
          by: "company",
          agreed: false,
        },
      }}
    />
  ),
  "delivered, with a permit": (
    <HirePanel
      {...context}
      {...shared}
      hire={{ ...EXAMPLE, visit: null, problems: [], can: ["collect", "keep", "swap", "problem"] }}
    />
  ),
  "a collection and a problem": <HirePanel {...context} {...shared} hire={EXAMPLE} />,
  "a wish to keep it, as the company sees it": (
    <HirePanel
      {...{ ...context, ...shared, reader: "company", other: "the customer" }}
      hire={{
        ...{ ...EXAMPLE, visit: null, problems: [], can: ["keep-reply", "swapped", "collected"] },
        keep: { number: "C1", weeks: 2, agreed: null },
      }}
    />
  ),
  "collected, with where the waste went": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...EXAMPLE, stage: "collected", visit: null, collectedOn: "2026-12-15", can: ["problem"] },
        went: { site: LONG_TEXT, permit: "EPR/AB1234CD", tracking: "25AB0R5M", tonnes: 2.4 },
      }}
    />
  ),
  "a refused press keeps what was typed": (
    <PressForm
      {...context}
      press="problem"
      pressed={{
        values: { press: "problem", problem: "other", words: "" },
        errors: { words: "A description is required" },
      }}
    />
  ),
  "a problem with both sides": (
    <Problems {...context} {...shared} hire={{ ...EXAMPLE, problems: [answered] }} />
  ),
  "questions of two companies": (
    <JobQuestions
      {...context}
      isOpen={true}
      questions={[
        {
          number: "F1",
          at: PROBLEM.at,
          text: "Is there any plasterboard?",
          company: "Aire Skips",
          answer: "No",
        },
        { number: "F2", at: PROBLEM.at, text: LONG_TEXT, company: "Bolton Skips", answer: null },
      ]}
    />
  ),
  "no question yet": <JobQuestions {...context} reader="company" isOpen={true} questions={[]} />,
};
