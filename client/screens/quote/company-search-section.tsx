import { useRef } from "react";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { FitWarnings } from "#client/components/quote/fit-warnings.tsx";
import type { FitWarning } from "#client/components/quote/use-fit-warnings.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { FoundCompanyList } from "./found-company-list.tsx";
import type { CompanySearchState } from "./use-company-search.ts";

interface CompanySearchSectionProps {
  search: CompanySearchState;
  selection: QuoteSelection;
  /** Details of the chosen companies, as far as they are loaded. */
  companies: readonly QuoteCompany[];
  /** The location for which the fit of `companies` was computed, as typed. */
  location: string;
  /** The name of the place that this location was understood as. */
  place: string;
  warnings: readonly FitWarning[];
}

/** The "Find Companies" button, the companies it finds, and warnings about those selected. */
export function CompanySearchSection({
  search,
  selection,
  companies,
  location,
  place,
  warnings,
}: CompanySearchSectionProps) {
  const { isSearching, find, findNear } = search;
  const { preselected } = search.listed;
  const { selected, toggle } = selection;
  const hasOwnChoice = selected.some(({ id }) => !preselected.includes(id));
  const findButton = useRef<HTMLButtonElement>(null);
  const choosePlace = (other: string) => {
    // The search removes the pressed button.
    findButton.current?.focus();
    findNear(other);
  };
  /** The location that the listed companies are about. */
  const asked = search.listed.place || (companies.length > 0 ? location : "");
  const remove = (id: number) => {
    const company = selected.find((one) => one.id === id);
    if (company) toggle(company);
  };
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <h2 className="display text-xl">The companies</h2>
      <p id="find-explained" className="text-ink-soft">
        {hasOwnChoice
          ? "Only the companies you chose are ticked. Find Companies adds others to the list and ticks none of them."
          : `Find Companies ticks the first ${MAX_COMPANIES_PER_QUOTE}, best fitting first. Untick any you don't want.`}
      </p>
      {/* Without script the button submits the form, and the server searches. */}
      <button
        ref={findButton}
        type="submit"
        name="intent"
        value="find"
        aria-describedby="find-explained"
        onClick={(event) => {
          event.preventDefault();
          if (!isSearching) find();
        }}
        aria-disabled={isSearching}
        className={`${buttonClass(hasOwnChoice ? "quiet" : "dark", "large")} justify-self-start max-sm:w-full`}
      >
        {isSearching ? "Searching..." : "Find Companies"}
      </button>
      <input type="hidden" name="preselected" value={preselected.join(",")} />
      {!isSearching && <UnderstoodPlaceNotice location={asked} onChoose={choosePlace} submits />}
      <FoundCompanyList search={search} selection={selection} companies={companies} place={place} />
      <FitWarnings warnings={warnings} onRemove={remove} submits />
    </div>
  );
}
