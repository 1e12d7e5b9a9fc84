import { useId, useRef } from "react";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { sortsFor } from "#client/urls/company-search.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanySort } from "#contract/options.ts";
import { Link } from "../../link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { chipClass } from "../../ui/field-class.ts";
import { HiddenParams } from "../hidden-fields.tsx";
import { useValueBeforeHydration } from "../use-value-before-hydration.ts";
import { SORT_WORDS } from "./sort-words.ts";

interface SortFormProps {
  search: Pick<CompaniesQuery, "location" | "size"> & { sort: CompanySort };
}

export function SortForm({ search }: SortFormProps) {
  const id = useId();
  const params = usePageParams();
  const changeParams = useChangeParams();
  const select = useRef<HTMLSelectElement>(null);
  const change = (sort: string) => changeParams({ sort, page: undefined });
  useValueBeforeHydration(select, search.sort, change);
  return (
    <form
      className="flex min-w-0 flex-wrap items-center justify-end gap-2 list-sort sm:gap-3 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenParams params={params} except={["sort"]} />
      <label htmlFor={id} className="font-semibold">
        Sort by
      </label>
      <select
        ref={select}
        id={id}
        name="sort"
        value={search.sort}
        onChange={(event) => change(event.target.value)}
        className={`${chipClass} flex-1 sm:max-w-56`}
      >
        {sortsFor(search).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort].label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass("quiet")}>
          Apply
        </button>
      </noscript>
    </form>
  );
}

export function SortMeaning({ sort }: { sort: CompanySort }) {
  return (
    <p className="text-sm leading-tight text-ink-soft list-meaning max-sm:sr-only">
      <span className="font-semibold text-ink">{SORT_WORDS[sort].label}:</span> {SORT_WORDS[sort].meaning}
    </p>
  );
}

export const HowWeOrder = () => (
  <Link to="/how-we-work" className="link inline-block text-sm leading-6 whitespace-nowrap print:hidden">
    How we order
  </Link>
);
