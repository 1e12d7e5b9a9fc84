import type { Quote, QuoteDelivery } from "#contract/quotes.ts";
import type { Delivery } from "#server/mail/store.ts";
import type { QuoteRow } from "./store.ts";

const iso = (date: Date | null) => date?.toISOString() ?? null;

function deliveryView(delivery: Delivery): QuoteDelivery {
  const { id, kind, companyId, recipient, state, attempts, lastError, dueAt, sentAt } = delivery;
  return {
    id,
    kind,
    companyId,
    recipient,
    state,
    attempts,
    lastError,
    nextAttemptAt: state === "queued" ? iso(dueAt) : null,
    sentAt: iso(sentAt),
  };
}

/** A quote as the administrator sees it, with all its emails. */
export function adminView(quote: QuoteRow, deliveries: Delivery[]): Quote {
  const { idempotencyKey, requestHash, createdAt, chosenAt, withdrawnAt, ...rest } = quote;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    chosenAt: iso(chosenAt),
    withdrawnAt: iso(withdrawnAt),
    deliveries: deliveries.filter(({ quoteId }) => quoteId === quote.id).map(deliveryView),
  };
}
