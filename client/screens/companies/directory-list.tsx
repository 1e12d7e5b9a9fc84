import { CompanyCard } from "#client/components/company/company-card.tsx";
import { NoQuotesByEmail } from "#client/components/company/no-quotes-by-email.tsx";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { Pagination } from "#client/components/pagination.tsx";
import { useFocusOnPageChange } from "#client/components/use-focus-on-page-change.ts";
import type { CompanySummary, SummaryPage } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";

export const LIST_GRID = "grid gap-5 md:grid-cols-2 lg:grid-cols-3";

interface DirectoryListProps {
  result: SummaryPage;
  isStale: boolean;
  /** Null outside selection mode. */
  selection: QuoteSelection | null;
}

export function DirectoryList({ result, isStale, selection }: DirectoryListProps) {
  const list = useFocusOnPageChange(result.page);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-busy={isStale}
        className={`${LIST_GRID} ${isStale ? "opacity-60" : ""}`}
      >
        {result.companies.map((company) => (
          <li key={company.id} className="min-w-0">
            <CompanyCard
              company={company}
              selection={selection ? cardSelection(company, selection) : undefined}
            />
          </li>
        ))}
      </ul>
      <Pagination page={result.page} totalPages={result.totalPages} />
    </>
  );
}

function cardSelection(company: CompanySummary, { selected, toggle }: QuoteSelection) {
  const isSelected = selected.some(({ id }) => id === company.id);
  const control = canBeQuoted(company) ? (
    <SelectButton company={company} isSelected={isSelected} onToggle={() => toggle(company)} />
  ) : (
    <NoQuotesByEmail />
  );
  return { isSelected, control };
}

function SelectButton({
  company,
  isSelected,
  onToggle,
}: {
  company: CompanySummary;
  isSelected: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      className="needs-script -m-2 flex min-h-11 items-center gap-3 self-start rounded-control p-2 hover:bg-paper"
    >
      <span
        className={`grid size-7 place-items-center rounded-full border-2 border-ink ${isSelected ? "bg-ink text-white" : "bg-white"}`}
      >
        {isSelected && <Icon name="check" size="size-4" />}
      </span>
      <span className="sr-only">{`Select ${company.name}`}</span>
      <span className="rounded-md bg-go-pale px-2.5 py-1 text-sm font-semibold text-go-deep">Available</span>
    </button>
  );
}
