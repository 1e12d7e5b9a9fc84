import { type ComponentType, useRef } from "react";
import type { SummaryPage } from "#client/queries/companies.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { Pagination } from "../pagination.tsx";
import { onDemand } from "../ui/lazy-boundary.tsx";
import { OutdatedList } from "../ui/skeleton-list.tsx";
import { useOnChange } from "../use-on-change.ts";
import { CompanyCard } from "./company-card.tsx";
import { shortPlaceName } from "./fit-words.ts";
import type { SelectControlProps } from "./selection/choose-box.tsx";
import { CompareForm } from "./selection/compare-form.tsx";
import type { QuoteSelection } from "./selection/use-quote-selection.ts";

// Loaded on demand, because most skips stand on private land.
const PermitNotice = onDemand(() => import("../job/permit-notice.tsx"));

interface CompanyGridProps {
  result: SummaryPage;
  search?: SearchedArea;
  isStale: boolean;
  selection: QuoteSelection;
  SelectControl: ComponentType<SelectControlProps>;
}

export function CompanyGrid({ result, search = {}, isStale, ...choice }: CompanyGridProps) {
  const list = useRef<HTMLUListElement>(null);
  // Keyboard users start at the first entry of another page.
  useOnChange(result.page, () => list.current?.focus({ preventScroll: true }));
  const ids = result.companies.map(({ id }) => id).join();
  const place = result.searched && shortPlaceName(result.searched.place);
  return (
    <>
      {result.permit && (
        <PermitNotice
          permit={result.permit}
          division={result.searched?.division}
          companies={result.companies}
          date={search.date}
        />
      )}
      <OutdatedList isOutdated={isStale} label="Loading companies">
        <CompareForm area={search}>
          {/* A new list gets new elements, so that no card moves to another position under the visitor's finger. */}
          <ul key={ids} ref={list} id="found" tabIndex={-1} className={COMPANY_GRID}>
            {result.companies.map((company) => (
              <li key={company.id} className="min-w-0 content-auto">
                <CompanyCard company={company} search={search} place={place} {...choice} />
              </li>
            ))}
          </ul>
        </CompareForm>
      </OutdatedList>
      <Pagination page={result.page} totalPages={result.totalPages} />
    </>
  );
}

/** As many columns as fit. From 80rem and on paper there is one column, because a wide card shows its facts side by side. */
export const COMPANY_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2 sm:max-xl:gap-3 xl:grid-cols-1 print:grid-cols-1 print:gap-0";
