import { useId, useRef } from "react";
import { sortsFor } from "#client/queries/company-search.ts";
import type { CompaniesQuery } from "#contract/companies.ts";
import type { CompanySort } from "#contract/options.ts";
import { PageLink } from "../../page-link.tsx";
import { fieldClass } from "../../ui/field-class.ts";
import { useValueBeforeHydration } from "../use-value-before-hydration.ts";

const SORTS: Record<CompanySort, { label: string; meaning: string }> = {
  fit: { label: "Best fit", meaning: "Those that deliver to you first, then the nearest." },
  distance: { label: "Nearest", meaning: "By distance from you, whether or not they deliver." },
  total: { label: "Lowest total", meaning: "By the lowest total for your size. Unknown prices come last." },
  best: { label: "Best overall", meaning: "By rating, weighed by how many reviews stand behind it." },
  rating: { label: "Highest Rated", meaning: "By average rating. One review can be enough to lead." },
  reviews: { label: "Most reviews", meaning: "By the number of reviews." },
  name: { label: "Company Name", meaning: "From A to Z by name." },
  location: { label: "Location", meaning: "From A to Z by town." },
};

type Sorted = Pick<CompaniesQuery, "location" | "size"> & { sort: CompanySort };

interface SortFieldProps {
  search: Sorted;
  onChange: (sort: string) => void;
  /** Whether phones show the label beside the field instead of above it. */
  isInline?: boolean;
}

/** The orders that make sense for a search. */
export function SortField({ search, onChange, isInline = false }: SortFieldProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(select, search.sort, onChange);
  return (
    <div className={`min-w-0 ${isInline ? "items-center gap-3 max-sm:flex" : ""}`}>
      <label htmlFor={id} className="mb-1 block shrink-0 font-semibold max-sm:text-sm">
        Sort by
      </label>
      <select
        ref={select}
        id={id}
        name="sort"
        value={search.sort}
        onChange={(event) => onChange(event.target.value)}
        className={fieldClass}
      >
        {sortsFor(search).map((sort) => (
          <option key={sort} value={sort}>
            {SORTS[sort].label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the order means, in one line. */
export function SortMeaning({ sort }: { sort: CompanySort }) {
  return (
    <p className="text-sm text-ink-soft">
      <span className="font-semibold text-ink">{SORTS[sort].label}:</span> {SORTS[sort].meaning}{" "}
      <PageLink to="/how-we-work" className="link print:hidden">
        How we order
      </PageLink>
    </p>
  );
}
