import type { ListedCompany } from "#contract/companies.ts";
import type { ComparisonFact } from "./fact.ts";
import { FactCell } from "./fact-cell.tsx";
import { rowClass, rowHeadClass, valueClass } from "./row-class.ts";

interface FactRowProps {
  fact: ComparisonFact;
  companies: readonly ListedCompany[];
  differs: boolean;
}

export function FactRow({ fact, companies, differs }: FactRowProps) {
  const isPair = companies.length === 2;
  return (
    <tr className={rowClass(isPair)}>
      <th scope="row" className={`${rowHeadClass} ${differs ? "bg-skip-pale" : "bg-white"}`}>
        {fact.label} {differs && <DiffersMark />}
      </th>
      {companies.map((company) => (
        <td key={company.id} className={valueClass(isPair)}>
          {!isPair && (
            <span className="line-clamp-2 min-w-0 self-start text-sm text-muted wrap-anywhere columns:hidden">
              {company.name}
            </span>
          )}
          <FactCell value={fact.of(company)} isKey={fact.isKey ?? false} />
        </td>
      ))}
    </tr>
  );
}

/** Says in words that the companies differ, in addition to the colour of the row's header. */
function DiffersMark() {
  return (
    <span className="flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-ink-soft print:inline">
      <span aria-hidden="true">≠</span> <span className="print:hidden">Differs</span>
    </span>
  );
}
