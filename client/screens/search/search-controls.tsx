import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import { FilterField } from "#client/components/search/filter-field.tsx";
import { useValueBeforeHydration } from "#client/components/search/use-value-before-hydration.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { CompaniesQuery } from "#contract/companies.ts";
import type { CompanySort, Option } from "#contract/options.ts";

const SORTS: readonly Option<CompanySort>[] = [
  { value: "rating", label: "Highest Rated" },
  { value: "name", label: "Company Name" },
  { value: "location", label: "Location" },
];
const NEAREST: Option<CompanySort> = { value: "distance", label: "Nearest" };

/** The text filter and the sort order, both stored in the URL. */
export function SearchControls({ search }: { search: CompaniesQuery & { sort: CompanySort } }) {
  const params = usePageParams();
  const navigate = useNavigate();
  const id = useId();
  const change = (changes: Record<string, string | undefined>) =>
    navigate(changedParams(params, { ...changes, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  const changeSort = (sort: string) => change({ sort });
  const sortSelect = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(sortSelect, search.sort, changeSort);
  return (
    <form
      className="print:hidden grid gap-4 sm:grid-cols-[1fr_14rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      {search.location && <input type="hidden" name="location" value={search.location} />}
      <input type="hidden" name="radius" value={search.radius} />
      <FilterField
        name="search"
        label="Filter results"
        placeholder="Search by company name or location..."
        value={search.search ?? ""}
        onChange={(text) => change({ search: text })}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          Sort by
        </label>
        <select
          ref={sortSelect}
          id={id}
          name="sort"
          value={search.sort}
          onChange={(event) => changeSort(event.target.value)}
          className={fieldClass}
        >
          {(search.location ? [NEAREST, ...SORTS] : SORTS).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button type="submit" className={buttonClass("quiet")}>
          Apply
        </button>
      </noscript>
    </form>
  );
}
