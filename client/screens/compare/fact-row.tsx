import type { ListedCompany } from "#contract/companies.ts";
import type { ComparisonFact } from "./fact.ts";
import { FactCell } from "./fact-cell.tsx";

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

/**
 * CSS classes of the comparison's rows. If columns do not fit, a row is a card: two companies are side by side, more are one
 * below the other.
 */
const rowClass = (isPair: boolean): string =>
  `card overflow-hidden columns:table-row columns:shadow-none ${isPair ? "grid grid-cols-2" : "block"}`;

const rowHeadClass =
  "col-span-2 flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1.5 align-top text-sm font-bold columns:table-cell columns:py-2.5";

const valueClass = (isPair: boolean): string =>
  `gap-3 border-line bg-white px-3 py-2 align-top columns:table-cell columns:border-b columns:py-2.5 ${
    isPair
      ? "block last:border-l columns:last:border-l-0"
      : "grid grid-cols-[2fr_3fr] border-t nth-2:border-t-0 columns:border-t-0"
  }`;
