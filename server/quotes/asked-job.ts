import type { JobSize } from "#contract/job/job.ts";
import { sizeOfOption, weeksOfHire } from "#contract/job/job-options.ts";
import type { QuoteRow } from "./store.ts";

// A request always stores the options of the form. It stores the exact job only if the visitor stated one.

export type AskedWeeks = Pick<QuoteRow, "job" | "hireLength">;

/** The weeks of hire that the customer asked for; null if not stated. */
export const weeksAsked = ({ job, hireLength }: AskedWeeks): number | null =>
  job?.weeks ?? (hireLength ? weeksOfHire(hireLength) : null) ?? null;

/** The size in cubic yards that the customer asked for; undefined if not stated. */
export const sizeAsked = ({ job, skipSize }: Pick<QuoteRow, "job" | "skipSize">): JobSize | undefined =>
  job?.size ?? sizeOfOption(skipSize);

/** The day on which the customer wants the skip, as YYYY-MM-DD; undefined if not stated. */
export const dayAsked = ({ hireDate, job }: Pick<QuoteRow, "hireDate" | "job">): string | undefined =>
  hireDate ?? job?.date;
