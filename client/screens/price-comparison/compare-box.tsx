import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Tick } from "#client/components/ui/tick.tsx";
import type { PriceComparisonRow } from "#contract/companies.ts";

interface CompareBoxProps {
  row: Pick<PriceComparisonRow, "id" | "name" | "email" | "pausedUntil">;
  selection: QuoteSelection;
}

/** A checkbox that selects a company for the comparison or a quote request. */
export function CompareBox({ row, selection: { selected, toggle } }: CompareBoxProps) {
  const { id, name } = row;
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold print:hidden">
      <Tick
        isStored
        name="ids"
        value={id}
        checked={selected.some((company) => company.id === id)}
        onTick={(isTicked) => toggle(row, isTicked)}
        className="size-5 accent-ink"
      />
      <span>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
}
