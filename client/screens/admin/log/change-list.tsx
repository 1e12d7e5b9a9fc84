import { useRef } from "react";
import { countOf } from "#client/components/company/format.ts";
import { Pagination } from "#client/components/pagination.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { AdminHead } from "../admin-head.tsx";
import { deskQuery } from "../queries.ts";
import { ChangeFilters } from "./change-filters.tsx";
import { ChangeRow } from "./change-row.tsx";

/**
 * The log of imports and of changes to listings, reviews, carrier checks and requests. The newest entry comes first. An entry
 * shows changed fields with their previous values. A change that can be undone has a button for it.
 */
export default function ChangeList() {
  const params = usePageParams();
  /** Gets the focus when a change is undone, because the pressed button is removed. */
  const found = useRef<HTMLParagraphElement>(null);
  const query = params.toString();
  // Not cached after the administrator leaves the log, so that each visit loads it again.
  const { data, isPending, isError } = useQuery({
    ...deskQuery(query ? `/api/changes?${query}` : "/api/changes"),
    gcTime: 0,
  });
  const isFiltered = ["search", "what", "by"].some((name) => params.has(name));
  return (
    <div className="grid gap-4">
      <AdminHead title="Log of changes" />
      <p className="max-w-prose text-ink-soft">
        What you, companies and imports changed in listings and reviews, newest first. Removed reviews, and
        companies taken out, can come back for {KEPT_DAYS} days; then they are erased.
      </p>
      <ChangeFilters />
      {isError && (
        <p role="alert" className="font-semibold text-stop">
          Failed to fetch the changes
        </p>
      )}
      {isPending && <SkeletonList count={4} label="Loading the changes" className="grid gap-4" />}{" "}
      {data && (
        <>
          <p ref={found} tabIndex={-1} role="status" className="font-semibold outline-none">
            {countText(data.total, isFiltered)}
          </p>
          {data.changes.length > 0 && (
            <ul className="card divide-y divide-line">
              {data.changes.map((change) => (
                <ChangeRow key={change.id} change={change} onUndone={() => found.current?.focus()} />
              ))}
            </ul>
          )}
          <Pagination page={data.page} totalPages={data.totalPages} />
        </>
      )}
    </div>
  );
}

function countText(total: number, isFiltered: boolean): string {
  if (total === 0) return isFiltered ? "No change matches" : "Nothing has been changed yet";
  return countOf(total, "change");
}
