import type { SearchedArea } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { CompanyColumn } from "./company-column.tsx";
import { type ComparisonFact, differs } from "./fact.ts";
import { FactRow } from "./fact-row.tsx";

/** The width from which companies are shown side by side depends on their number: see the variant `columns` in app.css. */
const CONTAINERS: Record<number, string> = {
  2: "@container/compare-2",
  3: "@container/compare-3",
  4: "@container/compare-4",
  5: "@container/compare-5",
};

interface ComparisonTableProps {
  companies: readonly ListedCompany[];
  facts: readonly ComparisonFact[];
  area: SearchedArea;
}

/**
 * Companies in columns. If columns would be too narrow, each fact is a card, in which two companies are side by side and more
 * are one below the other.
 */
export function ComparisonTable({ companies, facts, area }: ComparisonTableProps) {
  const isPair = companies.length === 2;
  return (
    <div className={CONTAINERS[companies.length]}>
      <table className="comparison block w-full table-fixed border-separate border-spacing-0 text-left columns:table">
        <caption className="sr-only">The companies in columns, one fact in each row</caption>
        <thead
          data-sticky-names={isPair || undefined}
          className={`mb-3 block columns:table-header-group ${isPair ? "sticky top-0 z-10 columns:static" : ""}`}
        >
          <tr
            className={`columns:table-row columns:bg-transparent columns:shadow-none ${isPair ? "grid grid-cols-2" : "card block overflow-hidden"}`}
          >
            <td className="hidden w-36 columns:table-cell" />
            {companies.map((company) => (
              <CompanyColumn key={company.id} company={company} companies={companies} area={area} />
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 columns:table-row-group">
          {facts.map((fact) => (
            <FactRow key={fact.label} fact={fact} companies={companies} differs={differs(fact, companies)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
