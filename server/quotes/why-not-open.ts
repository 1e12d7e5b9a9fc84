import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { Transaction } from "#server/database/connect.ts";
import { askedName, dayAsked } from "./request-facts.ts";
import { type QuoteRow, undoUntil } from "./store.ts";

/** Returns null if the request is not outdated. `isDeliverable` in `follow-ups/reminder-store.ts` is this rule in SQL. */
export function whyOutdated(quote: Pick<QuoteRow, "createdAt" | "hireDate" | "job">, now: Date) {
  const day = dayAsked(quote);
  if (day)
    return day < todayInLondon(now)
      ? "The delivery day of this request has passed. Please send a new one."
      : null;
  return now.getTime() - quote.createdAt.getTime() > ANSWER_LINK_DAYS * DAY_MS
    ? `This request is more than ${ANSWER_LINK_DAYS} days old. Please send a new one.`
    : null;
}

export const CONFIRM_DAYS = 7;

export function whyNotConfirm(quote: Pick<QuoteRow, "createdAt" | "hireDate" | "job">, now: Date) {
  if (now.getTime() - quote.createdAt.getTime() > CONFIRM_DAYS * DAY_MS)
    return `This request waited more than ${CONFIRM_DAYS} days for your confirmation. Please send a new one.`;
  return whyOutdated(quote, now);
}

const WITHDRAWN = "This request has been withdrawn.";
const NOT_SENT = "This request waits until you confirm your email address.";

export const chosenName = (quote: QuoteRow): string => askedName(quote, quote.chosenCompanyId);

export async function whyNotOpen(
  tx: Transaction,
  quote: QuoteRow,
  { next, undoMs }: { next: string; undoMs: number },
): Promise<string | undefined> {
  if (quote.withdrawnAt) return WITHDRAWN;
  if (quote.awaitingConfirmation) return NOT_SENT;
  if (quote.chosenCompanyId === null) return;
  const name = chosenName(quote);
  return (await undoUntil(tx, quote, undoMs))
    ? `You have chosen ${name}, and nobody has been told yet. Undo that first, then ${next}.`
    : `You have already chosen ${name}. Please contact them directly.`;
}
