import { addDays, todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { Hire } from "../hires/hire.ts";
import { dayAsked, weeksAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";

const DAYS_AFTER_HIRE = 3;
const DAYS_WITHOUT_DATE = 21;

type Chosen = Pick<QuoteRow, "chosenAt" | "hireDate" | "hireLength" | "job">;

/**
 * The day in the United Kingdom on which the customer is invited to a review: 3 days after the end of the hire, or 21 days
 * after the choice if no delivery date was requested. What was said on the request's page counts first. Otherwise the hire cannot begin before the choice. If its length was not stated, it
 * lasts `DEFAULT_WEEKS`.
 */
export function invitationDue(
  quote: Chosen & { chosenAt: Date },
  hire?: Pick<Hire, "collectedOn" | "endsOn"> | null,
): string {
  const over = hire?.collectedOn ?? hire?.endsOn;
  if (over) return addDays(over, DAYS_AFTER_HIRE);
  const chosenOn = todayInLondon(quote.chosenAt);
  const date = dayAsked(quote);
  if (!date) return addDays(chosenOn, DAYS_WITHOUT_DATE);
  const weeks = weeksAsked(quote) ?? DEFAULT_WEEKS;
  return addDays(date > chosenOn ? date : chosenOn, weeks * 7 + DAYS_AFTER_HIRE);
}

/** Whether an invitation that is due on `dueOn` is still useful on `today`: at most 30 days later. */
export const isWorthInviting = (dueOn: string, today: string): boolean => addDays(dueOn, 30) >= today;
