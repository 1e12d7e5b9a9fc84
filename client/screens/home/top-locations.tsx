import { formatCount } from "#client/components/company/format.ts";
import { Link } from "#client/components/link.tsx";
import { queryString } from "#client/urls/query-string.ts";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { formatRadius } from "#contract/text/place-words.ts";

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
