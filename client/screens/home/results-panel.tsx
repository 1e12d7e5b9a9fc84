import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { COMPANY_GRID } from "#client/components/company/company-grid.tsx";
import { preloadable } from "#client/components/ui/preloadable.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { keepsScroll } from "#client/navigation/use-scroll-restoration.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { SKELETONS } from "#contract/limits.ts";

// Loaded on demand, so that without a search the home page's script stays within its size limit (npm run bench:pages).
const Results = preloadable(() => import("./results.tsx"), <Searching />);

export const preloadResults = Results.preload;

interface ResultsPanelProps {
  search: CompaniesQuery;
  /** The place and the job, for links. */
  area: SearchedArea;
}

/** The panel of the home page's search. As specified, a failed search shows the empty state. */
export function ResultsPanel({ search, area }: ResultsPanelProps) {
  const { data, isPending } = useQuery(companyPageQueryOptions(search));
  const panel = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    // Scrolls and moves the focus only after a navigation with `KEEP_SCROLL`, such as that of the form above. After other
    // navigations, the page starts at its top.
    if (!keepsScroll(location)) return;
    panel.current?.scrollIntoView({ block: "start" });
    // The panel, and not its heading, because the heading is replaced when the results arrive.
    panel.current?.focus({ preventScroll: true });
  }, [location]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="results"
      className="relative outline-none scroll-mt-4 border-b border-line bg-sand/60 pt-10"
    >
      <noscript>
        {/* Browsers scroll the focused element to the middle of the screen. This element is almost half a screen below the
            panel's top, so the screen shows the panel from its top. A fragment in the form's action would do the same, but the
            text browser w3m appends the query to the fragment. */}
        {/* biome-ignore lint/a11y/noAutofocus: without script the page opens anew after a search, far above its results */}
        <p tabIndex={-1} autoFocus className="sr-only top-[45vh]">
          Results
        </p>
      </noscript>
      <Results result={data} isPending={isPending} search={search} area={area}>
        <Searching />
      </Results>
    </section>
  );
}

/** The content of the results panel while the results load. */
function Searching() {
  return (
    <div className="page grid gap-6 pb-10">
      <h2 id="results" className="display text-2xl sm:text-3xl">
        Searching...
      </h2>
      <SkeletonList count={SKELETONS.home} label="Searching..." className={COMPANY_GRID} />
    </div>
  );
}
