import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { FoundCompanies } from "./found-companies.tsx";
import type { CompanySearch } from "./use-company-search.ts";

interface CompanySearchSectionProps {
  search: CompanySearch;
  selection: QuoteSelection;
}

/** The "Find Companies" button and the companies it finds. */
export function CompanySearchSection({ search, selection }: CompanySearchSectionProps) {
  const { isSearching, find } = search;
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      {/* Without script the button submits the form, and the server searches. */}
      <button
        type="submit"
        name="intent"
        value="find"
        onClick={(event) => {
          event.preventDefault();
          if (!isSearching) find();
        }}
        aria-disabled={isSearching}
        className={`${buttonClass("dark", "large")} justify-self-start max-sm:w-full`}
      >
        {isSearching ? "Searching..." : "Find Companies"}
      </button>
      <FoundCompanies search={search} selection={selection} />
    </div>
  );
}
