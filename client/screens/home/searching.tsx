import { COMPANY_GRID } from "#client/components/company/company-grid-class.ts";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { SKELETONS } from "#contract/limits.ts";

/** The content of the results panel while the results load. */
export function Searching() {
  return (
    <div className="page grid gap-6 pb-10">
      <h2 id="results" className="display text-2xl sm:text-3xl">
        Searching...
      </h2>
      <SkeletonList count={SKELETONS.home} label="Searching..." className={COMPANY_GRID} />
    </div>
  );
}
