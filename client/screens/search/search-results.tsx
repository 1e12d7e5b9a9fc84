import { CompanyCard } from "#client/components/company/company-card.tsx";
import { NoQuotesByEmail } from "#client/components/company/no-quotes-by-email.tsx";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Pagination } from "#client/components/pagination.tsx";
import { useFocusOnPageChange } from "#client/components/use-focus-on-page-change.ts";
import type { CompanySummary, SummaryPage } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";

export const RESULTS_GRID = "grid gap-5 md:grid-cols-2 lg:grid-cols-3";

interface SearchResultsProps {
  result: SummaryPage;
  selection: QuoteSelection;
  /** Whether the cards show the previous result while the next one loads. */
  isStale: boolean;
}

export function SearchResults({ result, selection, isStale }: SearchResultsProps) {
  const list = useFocusOnPageChange(result.page);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-busy={isStale}
        className={`${RESULTS_GRID} ${isStale ? "opacity-60" : ""}`}
      >
        {result.companies.map((company) => {
          const isSelected = selection.selected.some(({ id }) => id === company.id);
          const control = canBeQuoted(company) ? (
            <QuoteCheckbox
              company={company}
              isSelected={isSelected}
              onToggle={() => selection.toggle(company)}
            />
          ) : (
            <NoQuotesByEmail />
          );
          return (
            <li key={company.id} className="min-w-0">
              <CompanyCard company={company} selection={{ isSelected, control }} />
            </li>
          );
        })}
      </ul>
      <Pagination page={result.page} totalPages={result.totalPages} />
    </>
  );
}

function QuoteCheckbox({
  company,
  isSelected,
  onToggle,
}: {
  company: CompanySummary;
  isSelected: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="needs-script -m-2 flex min-h-11 cursor-pointer items-center gap-3 self-start rounded-control p-2 hover:bg-paper">
      <input type="checkbox" checked={isSelected} onChange={onToggle} className="size-6 accent-ink" />
      <span className="sr-only">{`Request a quote from ${company.name}`}</span>
      <span className="rounded-md bg-go-pale px-2.5 py-1 text-sm font-semibold text-go-deep">
        Quote Ready
      </span>
    </label>
  );
}
