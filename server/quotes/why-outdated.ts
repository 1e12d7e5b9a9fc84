import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import { dayAsked } from "./asked-job.ts";
import type { QuoteRow } from "./store.ts";

/**
 * A sentence for the customer if no further company can deliver what was asked: the delivery day has passed, or the request
 * names no day and is older than the links with which companies answer. Otherwise null. `isDeliverable` in
 * `follow-ups/reminder-store.ts` is the same rule for PostgreSQL.
 */
export function whyOutdated(
  quote: Pick<QuoteRow, "createdAt" | "hireDate" | "job">,
  now: Date,
): string | null {
  const day = dayAsked(quote);
  if (day)
    return day < todayInLondon(now)
      ? "The delivery day of this request has passed. Please send a new one."
      : null;
  return now.getTime() - quote.createdAt.getTime() > ANSWER_LINK_DAYS * DAY_MS
    ? `This request is more than ${ANSWER_LINK_DAYS} days old. Please send a new one.`
    : null;
}
