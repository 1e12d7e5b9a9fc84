import { useRef } from "react";
import { countOf } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { Pagination } from "#client/components/pagination.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { CHANGE_AUTHORS } from "#contract/options.ts";
import { AdminHead } from "../admin-head.tsx";
import { deskQuery } from "../queries.ts";
import { ChangeRow } from "./change-row.tsx";
import { AUTHOR_WORDS, FILTER_WORDS, LOGGED_FIELDS } from "./change-words.ts";

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

const GROUPS = Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label }));
const AUTHORS = CHANGE_AUTHORS.map((value) => ({ value, label: AUTHOR_WORDS[value] }));

function ChangeFilters() {
  const params = usePageParams();
  const changeParams = useChangeParams();
  const linked = (name: string) => ({
    value: params.get(name) ?? "",
    onChange: ({ target }: { target: { value: string } }) =>
      changeParams({ [name]: target.value, page: undefined }),
  });
  return (
    <search className="grid gap-4 *:gap-1! sm:grid-cols-2 lg:grid-cols-3 max-sm:[&_label]:text-sm">
      <FilterField
        name="search"
        label="Company"
        placeholder="Name or number"
        value={params.get("search") ?? ""}
        onChange={(search) => changeParams({ search, page: undefined })}
      />
      <SelectField label="What changed" prompt="Anything" options={GROUPS} {...linked("what")}>
        <optgroup label="A field of the listing">
          {LOGGED_FIELDS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField label="Who changed it" prompt="Anybody" options={AUTHORS} {...linked("by")} />
    </search>
  );
}
