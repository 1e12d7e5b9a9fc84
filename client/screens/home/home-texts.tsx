import { formatCount } from "#client/components/company/format.ts";
import { GuideCard } from "#client/components/guide-card.tsx";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import type { GuideSummary } from "#contract/guides.ts";

// The components in this file need no script. See `staticPart`.

const figuresOf = ({ reviews, averageRating, companiesWithEmail }: DirectoryStatistics) => [
  { figure: formatCount(reviews), meaning: reviews === 1 ? "review of a company" : "reviews of companies" },
  ...(averageRating === null ? [] : [{ figure: averageRating, meaning: "out of 5: their average rating" }]),
  {
    figure: formatCount(companiesWithEmail),
    meaning: `${companiesWithEmail === 1 ? "company takes" : "companies take"} requests by email`,
  },
];

const STEPS = [
  "Say what, where and when. We find companies near you.",
  "Select up to 5 of them, and ask with one form.",
  "They contact you directly. Compare their prices and choose.",
] as const;

export const FiguresAndSteps = ({ statistics }: { statistics: DirectoryStatistics }) => (
  <section aria-labelledby="how" className="border-b border-line bg-white">
    <div className="page grid gap-6 py-6 sm:py-8">
      <ul className="grid grid-cols-3 gap-x-3 sm:gap-x-8">
        {figuresOf(statistics).map(({ figure, meaning }) => (
          <li key={meaning} className="grid content-start">
            <span className="display text-xl sm:text-3xl">{figure}</span>{" "}
            <span className="text-sm leading-snug text-ink-soft">{meaning}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <h2 id="how" className="text-lg font-bold">
          How it works
        </h2>
        <ol className="grid gap-3 sm:grid-cols-3 sm:gap-8">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-bold text-white"
              >
                {index + 1}
              </span>{" "}
              <span className="self-center leading-snug">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

interface FeaturedGuidesProps {
  guides: readonly GuideSummary[];
  jobQuery: string;
}

export const FeaturedGuides = ({ guides, jobQuery }: FeaturedGuidesProps) => (
  <section aria-labelledby="home-guides" className="page grid gap-5 py-8 sm:gap-7 sm:py-14">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h2 id="home-guides" className="display text-2xl sm:text-4xl">
        Before you book
      </h2>
      <a href={`/guides${jobQuery}`} className="link">
        All guides
      </a>
    </div>
    <ul className="grid gap-6 md:grid-cols-3">
      {guides.map((guide) => (
        <li key={guide.slug}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  </section>
);
