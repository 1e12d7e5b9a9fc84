import { todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { weeksAsked } from "../asked-job.ts";
import type { QuoteRow } from "../store.ts";

const DAYS_AFTER_HIRE = 3;
const DAYS_WITHOUT_DATE = 21;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** `day` is as in "2026-11-21". */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

type Chosen = Pick<QuoteRow, "chosenAt" | "hireDate" | "hireLength" | "job">;

/**
 * The day in the United Kingdom from which the customer can say how the hire was: 3 days after its end, or 21 days after
 * choosing if no day of delivery was asked for. No delivery is before the choice.
 */
export function invitationDue(quote: Chosen & { chosenAt: Date }): string {
  const chosenOn = todayInLondon(quote.chosenAt);
  const date = quote.hireDate ?? quote.job?.date;
  if (!date) return addDays(chosenOn, DAYS_WITHOUT_DATE);
  const weeks = weeksAsked(quote) ?? DEFAULT_WEEKS;
  return addDays(date > chosenOn ? date : chosenOn, weeks * 7 + DAYS_AFTER_HIRE);
}

/** Whether an invitation that is due on `dueOn` still makes sense on `today`. A company's customers of long ago get none. */
export const isTimely = (dueOn: string, today: string): boolean => addDays(dueOn, 30) >= today;
