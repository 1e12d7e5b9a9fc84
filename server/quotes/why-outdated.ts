import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import { dayAsked } from "./request-facts.ts";
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

/** A request can be confirmed for this many days after the customer submitted it. */
export const CONFIRM_DAYS = 7;

/** A sentence for the customer if a waiting request is too old to be sent, or its delivery day has passed. Otherwise null. */
export function whyNotConfirm(
  quote: Pick<QuoteRow, "createdAt" | "hireDate" | "job">,
  now: Date,
): string | null {
  if (now.getTime() - quote.createdAt.getTime() > CONFIRM_DAYS * DAY_MS)
    return `This request waited more than ${CONFIRM_DAYS} days for your confirmation. Please send a new one.`;
  return whyOutdated(quote, now);
}
