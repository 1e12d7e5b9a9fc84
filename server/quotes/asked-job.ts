import type { JobSize } from "#contract/job/job.ts";
import { sizeOfOption, weeksOfHire } from "#contract/job/job-options.ts";
import type { QuoteRow } from "./store.ts";

// A request says its job exactly if the visitor did, and in any case by the options of a form.

export type AskedWeeks = Pick<QuoteRow, "job" | "hireLength">;

/** The weeks of hire that the customer asked for; null if they did not say. */
export const weeksAsked = ({ job, hireLength }: AskedWeeks): number | null =>
  job?.weeks ?? (hireLength ? weeksOfHire(hireLength) : null) ?? null;

/** The size in cubic yards that the customer asked for; undefined if they named none. */
export const sizeAsked = ({ job, skipSize }: Pick<QuoteRow, "job" | "skipSize">): JobSize | undefined =>
  job?.size ?? sizeOfOption(skipSize);
