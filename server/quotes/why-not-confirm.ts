import { DAY_MS } from "#contract/dates.ts";
import type { QuoteRow } from "./store.ts";
import { whyOutdated } from "./why-outdated.ts";

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
