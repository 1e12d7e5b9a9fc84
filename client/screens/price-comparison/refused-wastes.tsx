import { notTakenSentence } from "#client/components/company/fit-words.ts";
import { Icon } from "#client/components/icon.tsx";
import type { PriceComparisonRow } from "#contract/companies.ts";

/** The wastes of the job that a company refuses, if the job has no size. With a size, the cell of the total names them. */
export function RefusedWastes({
  row: { notTaken },
  size,
}: {
  row: PriceComparisonRow;
  size?: number | undefined;
}) {
  if (!notTaken || size !== undefined) return null;
  return (
    <p className="flex gap-2 wrap-anywhere">
      <Icon name="close" size="size-5" className="mt-0.5 text-stop" />
      <span className="min-w-0 font-bold text-stop">{notTakenSentence(notTaken)}</span>
    </p>
  );
}
