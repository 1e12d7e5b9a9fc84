import { GuideCard } from "#client/components/guide-card.tsx";
import { Link } from "#client/components/link.tsx";
import { queryString } from "#client/urls/query-string.ts";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatCount } from "#contract/text/spelling.ts";

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

interface TopLocationsProps {
  nations: DirectoryStatistics["topLocations"] | undefined;
  job: string;
}

export function TopLocations({ nations, job }: TopLocationsProps) {
  return (
    <section aria-labelledby="top-locations" className="page py-8 sm:py-14">
      <h2 id="top-locations" className="display text-2xl sm:text-4xl">
        Top locations
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        Choose a town to see the companies near it. Each number counts the companies based there. The search
        finds more: all within {formatRadius(SEARCH_PAGE_RADIUS_KM)}.{" "}
        <Link to="/skip-hire" className="link">
          All towns, A to Z
        </Link>
      </p>
      <div className="mt-5 grid grid-cols-2 gap-x-5 gap-y-6 sm:mt-7 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4">
        {(nations ?? []).map(({ nation, towns }) => (
          <div key={nation}>
            <h3 className="border-b-4 border-skip pb-2 text-lg font-bold">{nation}</h3>
            <ul>
              {towns.map(({ town, companies }) => (
                <li key={town} className="border-b border-line">
                  <Link
                    to={`/search${queryString({ location: town })}${job.replace("?", "&")}`}
                    className="group flex min-h-10 sm:min-h-12 items-center justify-between gap-3 rounded-sm px-1 hover:bg-white"
                  >
                    <span className="font-semibold decoration-skip-deep decoration-2 underline-offset-4 group-hover:underline">
                      {town}
                    </span>{" "}
                    <span className="text-muted tabular-nums">
                      {formatCount(companies)}{" "}
                      <span className="sr-only"> {companies === 1 ? "company" : "companies"}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
