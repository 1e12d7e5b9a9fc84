import { jobCost } from "#client/components/job/cost-words.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";

/** The total cost of the job with every part, or why there is none. */
export function JobTotal({ row, size }: { row: PriceComparisonRow; size: JobSize }) {
  const cost = jobCost(row, size);
  if (!cost) return <span className="font-normal text-muted">Not known</span>;
  if (cost.kind === "cannot") return <span className="font-normal text-muted">{cost.text}</span>;
  return (
    <>
      <span className="font-bold">{cost.text}</span>
      {cost.notes.map((note) => (
        <span key={note} className="block text-xs font-normal text-ink-soft">
          {" "}
          {note}
        </span>
      ))}
    </>
  );
}
