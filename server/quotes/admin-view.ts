import type { Quote, QuoteDelivery } from "#contract/quotes.ts";
import type { Delivery } from "#server/mail/store.ts";

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

/** Adds all its emails to a quote, as the administrator sees them. */
export const adminView = (quote: Omit<Quote, "deliveries">, deliveries: Delivery[]): Quote => ({
  ...quote,
  deliveries: deliveries.filter(({ quoteId }) => quoteId === quote.id).map(deliveryView),
});
