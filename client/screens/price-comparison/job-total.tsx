import { hasTotal, totalParts, totalWords } from "#client/components/company/total-words.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";

/** The total cost of the job, with every part. */
export function JobTotal({ row: { offersSize, total } }: { row: PriceComparisonRow }) {
  if (offersSize === false) return <span className="font-normal text-muted">Not offered</span>;
  if (!hasTotal(total)) return <span className="font-normal text-muted">Not known</span>;
  return (
    <>
      <span className="font-bold">{totalWords(total)}</span>
      {totalParts(total).map((part) => (
        <span key={part} className="block text-xs font-normal text-ink-soft">
          {part}
        </span>
      ))}
    </>
  );
}
