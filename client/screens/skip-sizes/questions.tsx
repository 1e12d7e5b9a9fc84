import { Icon } from "#client/components/icon.tsx";

const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "What is the most common skip size?",
    answer:
      "6 and 8 yard skips are most popular for domestic projects: 6 yards for heavy waste, 8 yards for lighter, mixed waste.",
  },
  {
    question: "Can I put soil and rubble in any skip?",
    answer:
      "No. Only 6-yard skips (and smaller) can be filled completely with heavy materials. 8-yard skips take limited amounts, and 12 yards and more take light materials only.",
  },
  {
    question: "Do I need a permit?",
    answer:
      "Only if the skip stands on a public road or pavement. Fees are set by each council, about £30 in many places and about £68 in London. Normally the skip company applies for you, so tell it where the skip will stand.",
  },
  {
    question: "How long can I keep a skip?",
    answer: "Usually 1-2 weeks. Many companies extend the hire for a weekly charge: ask before you book.",
  },
  {
    question: "What may not go in a skip?",
    answer:
      "Asbestos, batteries, paint and other chemicals, gas bottles, tyres, fridges, televisions and upholstered seating. Plasterboard has to be kept apart. Ask the company how each can be taken away.",
  },
  {
    question: "What happens if I fill it too high?",
    answer:
      "The driver may have to leave it until it is level, or charge for the wasted journey. A load above the sides is not safe on the road.",
  },
];

export function Questions() {
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
            </summary>
            <p className="max-w-prose px-5 pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
