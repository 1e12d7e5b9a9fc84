import type { Verdict } from "#contract/plan/waste-items.ts";

const MARKS: Record<Verdict, { sign: string; style: string }> = {
  fine: { sign: "✓", style: "rounded-full bg-go text-white" },
  charge: { sign: "?", style: "rounded-full border-2 border-ink bg-skip text-ink" },
  apart: { sign: "≠", style: "rounded-sm border-2 border-stop bg-white text-stop" },
  never: { sign: "✕", style: "rounded-sm bg-stop text-white" },
};

/**
 * A verdict's symbol. Symbols differ in shape, not only in colour. Screen readers skip the symbol, because the verdict's words
 * are beside it.
 */
export const VerdictMark = ({ verdict }: { verdict: Verdict }) => (
  <span
    aria-hidden="true"
    className={`grid size-6 shrink-0 place-items-center text-sm font-bold ${MARKS[verdict].style}`}
  >
    {MARKS[verdict].sign}
  </span>
);
