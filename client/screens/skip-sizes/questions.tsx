import type { ReactNode } from "react";
import { formatPounds } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import type { Permits } from "#server/permits/permits.ts";

/** The range of the fees that councils publish. */
export type PublishedFees = ReturnType<Permits["published"]>;

interface Question {
  question: string;
  answer: ReactNode | ((fees: PublishedFees) => ReactNode);
}

const QUESTIONS: readonly Question[] = [
  {
    question: "What is the most common skip size?",
    answer:
      "6 and 8 yard skips are most popular for domestic projects: 6 yards for heavy waste, 8 yards for lighter, mixed waste.",
  },
  {
    question: "Can I put soil and rubble in any skip?",
    answer: (
      <>
        No. 6 yards is the largest skip that can normally be filled completely with heavy materials. 8-yard
        skips take limited amounts, and 12 yards and more take light materials only.{" "}
        <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
          The heavy waste rule
        </GuideLink>
      </>
    ),
  },
  {
    question: "Do I need a permit?",
    answer: ({ from, to }) => (
      <>
        Only if any part of the skip stands on a public road, pavement or verge. In Great Britain the council
        permits it, and the skip company normally applies. Fees are often about £30, in London about £68, and
        published ones run from {formatPounds(from)} to {formatPounds(to)} for one or two weeks. In Northern
        Ireland DfI Roads is in charge: ask the company what applies to your street.{" "}
        <GuideLink slug="skip-hire-permits">How permits work</GuideLink>
      </>
    ),
  },
  {
    question: "How long can I keep a skip?",
    answer: (
      <>
        Usually 1-2 weeks. Many companies extend the hire for a weekly charge: ask before you book.{" "}
        <GuideLink slug="how-long-can-i-keep-a-skip">Longer hire</GuideLink>
      </>
    ),
  },
  {
    question: "What can't go in a skip?",
    answer: (
      <>
        Sofas and other padded seats, fridges, batteries, tyres, gas bottles, paint and other liquids, and
        asbestos. Plasterboard has to be kept apart. Ask about electrical items.{" "}
        <GuideLink slug="what-cannot-go-in-a-skip">Where each goes instead</GuideLink>
      </>
    ),
  },
  {
    question: "What happens if I fill it too high?",
    answer:
      "The driver can refuse to take it until it is level, and the company may charge for the wasted journey. A load above the sides is not safe on the road.",
  },
];

export function SkipSizeQuestions({ fees }: { fees: PublishedFees }) {
  return (
    <section aria-labelledby="questions" className="page grid gap-6 pb-16">
      <h2 id="questions" className="display text-3xl sm:text-4xl">
        Frequently asked questions
      </h2>
      <div className="card divide-y divide-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 text-lg font-bold marker:content-none">
              {question}
              <Icon name="down" size="size-5" className="transition-transform group-open:rotate-180" />
            </summary>{" "}
            <p className="max-w-prose px-5 pb-5 text-ink-soft">
              {typeof answer === "function" ? answer(fees) : answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
