import type { ReactNode } from "react";
import { CheckList } from "#client/components/check-list.tsx";
import { PersonDrawing, SkipDrawing } from "#client/components/drawings/skip-drawing.tsx";
import { Icon } from "#client/components/icon.tsx";
import JobNotice from "#client/components/job/job-notice.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { jobUrl, searchedAreaIn } from "#client/urls/company-url.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import type { Permits } from "#server/permits/permits.ts";
import { SizeGrid } from "./size-grid.tsx";

export const loader = ({ services }: LoaderArgs) => ({ props: { fees: services.permits.published() } });

export default function SkipSizesScreen({ fees }: ScreenProps & { fees: PublishedFees }) {
  const params = usePageParams();
  const ignored = params.get("ignored");
  return (
    <>
      <PageMeta
        title="Skip Hire Explained: sizes, bin bags, weights and prices"
        description="Every skip size from 4 to 40 yards drawn to scale, with bin bags, dimensions, prices, weight rules and how to choose one."
        path="/skip-sizes"
      />
      {ignored && (
        <div className="page pt-4">
          <JobNotice ignored={ignored} />
        </div>
      )}
      <section className="border-b border-line bg-white pb-6">
        <div className="page grid grid-cols-1 gap-8 pt-10">
          <div className="grid gap-3">
            <h1 className="display text-4xl sm:text-5xl">Skip Hire Explained</h1>
            <p className="max-w-prose text-lg text-ink-soft">
              How big each skip is, what it holds, what it can carry and what it costs as a guide.
            </p>
          </div>
          <ul className="grid gap-4 md:grid-cols-3">
            {FACTS.map((fact) => (
              <li key={fact} className="border-l-8 border-skip bg-paper px-5 py-4 text-lg font-bold">
                {fact}
              </li>
            ))}
          </ul>
          <SkipLineUp />
        </div>
      </section>
      <section aria-labelledby="plan" className="bg-ink text-white">
        <div className="page grid justify-items-start gap-5 py-12">
          <h2 id="plan" className="display text-3xl">
            Which size do I need?
          </h2>
          <p className="max-w-prose text-lg text-white/80">
            Choose the job that is nearest to yours, or count the bin bags you would fill. One cubic yard is
            about 10 bags. If you are between two sizes, take the slightly larger one: it costs less than an
            overflow charge.
          </p>
          <a href={jobUrl("/plan", searchedAreaIn(params))} className={buttonClass()}>
            Plan your skip
          </a>
        </div>
      </section>
      <SizeGrid />
      <HowToChoose />
      <section aria-labelledby="tips" className="page grid gap-6 py-14">
        <h2 id="tips" className="display text-3xl sm:text-4xl">
          Practical tips
        </h2>
        <CheckList points={TIPS} className="text-lg" />
      </section>
      <SkipSizeQuestions fees={fees} />
    </>
  );
}

const LINED_UP = ["4-yard", "6-yard", "8-yard", "12-yard", "16-yard"];

function SkipLineUp() {
  return (
    <div
      role="img"
      aria-label="Skips of 4, 6, 8, 12 and 16 yards beside a person, drawn to scale"
      className="flex flex-wrap items-end gap-y-3"
    >
      <PersonDrawing />
      {SKIP_SIZES.filter(({ id }) => LINED_UP.includes(id)).map(({ id, yards, metres }) => (
        <div key={id} className="grid justify-items-center">
          <span className="flex w-full justify-center border-b-2 px-2 lg:px-3">
            <SkipDrawing {...metres} />
          </span>{" "}
          <span className="mt-1.5 min-h-8.5 font-bold">{yards.replace(" yards", " yd")}</span>
        </div>
      ))}
    </div>
  );
}

const TIPS = [
  "Choose slightly larger if in doubt: a second skip or an overflow charge costs more.",
  "Fill only to the top edge. The driver can refuse a skip that is loaded above its sides.",
  "Put flat, heavy things in first and break down what is bulky.",
  "Keep sofas, armchairs and other upholstered seats out: they can't go in an ordinary skip.",
  "Keep fridges, paint, batteries and gas bottles out too, and ask about plasterboard before you book.",
  "Lay planks under the skip to protect your drive.",
] as const;

const FACTS = [
  "6 and 8 yard skips are most popular for domestic projects.",
  "Capacity runs from 30 bin bags for 4 yards to 400 bags for 40 yards.",
  "Only 6-yard skips can be filled completely with heavy materials.",
] as const;

function HowToChoose() {
  return (
    <section aria-labelledby="choosing" className="border-y border-line bg-white py-14">
      <div className="page grid gap-8">
        <h2 id="choosing" className="display text-3xl sm:text-4xl">
          How to choose
        </h2>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Topic title="Count in bin bags">
            <p>
              One cubic yard is about 10 full bin bags. A 4-yard skip holds 30-40 of them, a 6-yard 50-60, an
              8-yard 60-80 and a 12-yard 100-120.
            </p>
          </Topic>
          <Topic title="Think of the job">
            <p>
              One room or a small garden: 4 yards. A kitchen, a bathroom or a patio: 6 yards. Clearing a whole
              house: 8 or 12 yards. Renovating one: 6 or 8 yards, exchanged when full. A site or a business:
              16 yards or a roll-on roll-off container.
            </p>
          </Topic>
          <Topic title="Mind the weight">
            <p>
              A lorry can carry only so much. 6 yards is the largest skip that can normally be filled
              completely with soil, bricks or concrete. 8-yard skips take limited amounts of heavy materials,
              and 12 yards and more take light materials only.{" "}
              <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
                The heavy waste rule
              </GuideLink>
            </p>
          </Topic>
          <Topic title="Where it stands, and how long">
            <p>
              On your own drive you need no permit. On a public road you do: from the council in Great
              Britain; in Northern Ireland, where roads belong to DfI Roads, ask the company. Fees are often
              about £30, in London about £68. Normally the skip company applies. Hire is usually 1-2 weeks.{" "}
              <GuideLink slug="skip-hire-permits">How permits work</GuideLink>
            </p>
          </Topic>
        </div>
      </div>
    </section>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t-4 border-skip pt-4">
      <h3 className="text-xl font-bold">{title}</h3>
      <div className="mt-2 max-w-prose text-ink-soft">{children}</div>
    </div>
  );
}

type PublishedFees = ReturnType<Permits["published"]>;

const questionsOf = ({ from, to }: PublishedFees): { question: string; answer: ReactNode }[] => [
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
    answer: (
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

function SkipSizeQuestions({ fees }: { fees: PublishedFees }) {
  return (
    <section aria-labelledby="questions" className="page grid gap-6 pb-16">
      <h2 id="questions" className="display text-3xl sm:text-4xl">
        Frequently asked questions
      </h2>
      <div className="card divide-y divide-line">
        {questionsOf(fees).map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 text-lg font-bold marker:content-none">
              {question}
              <Icon name="down" size="size-5" className="transition-transform group-open:rotate-180" />
            </summary>{" "}
            <p className="max-w-prose px-5 pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
