import type { NewQuote, Quote, QuoteReceipt, QuotesQuery } from "#contract/quotes.ts";
import { adminView } from "./admin-view.ts";
import { type CloseResult, createCloseQuote } from "./close-quote.ts";
import type { QuotesDeps } from "./deps.ts";
import { deleteQuote, deleteQuotesOlderThan, listQuotes } from "./store.ts";
import { createSubmit, type Submission } from "./submit.ts";

/** Quote requests, from the form to the last email about them. */
export interface Quotes {
  submit(quote: NewQuote, idempotencyKey: string | null): Promise<Submission>;
  /** Returns null if the token is invalid. */
  receipt(token: string): Promise<QuoteReceipt | null>;
  choose(token: string, companyId: number): Promise<CloseResult>;
  withdraw(token: string): Promise<CloseResult>;
  /** For the administrator, newest first. */
  list(query: QuotesQuery): Promise<Quote[]>;
  /** Returns false if the quote does not exist. */
  remove(id: number): Promise<boolean>;
  /** Queues a failed email again. Returns false if it has not failed or its quote is closed. */
  retryDelivery(id: number, deliveryId: string): Promise<boolean>;
  /** Deletes everything older than two years, as the privacy policy states. */
  deleteExpired(): Promise<void>;
}

const RETENTION_YEARS = 2;
const MAX_LISTED = 500;

export function createQuotes(deps: QuotesDeps): Quotes {
  const { database, jobs, mail } = deps;
  const quotes: Quotes = {
    submit: createSubmit(deps),
    ...createCloseQuote(deps),
    async list({ before, limit = MAX_LISTED }) {
      const rows = await listQuotes(database, { before, limit: Math.min(Math.max(limit, 1), MAX_LISTED) });
      const deliveries = await mail.deliveriesOf(rows.map(({ id }) => id));
      return rows.map((row) => adminView(row, deliveries));
    },
    remove: (id) => deleteQuote(database, id),
    retryDelivery: mail.retry,
    async deleteExpired() {
      await deleteQuotesOlderThan(database, RETENTION_YEARS);
      await mail.deleteOlderThan(RETENTION_YEARS);
    },
  };
  jobs.define({ name: "retention", concurrency: 1, schedule: "15 3 * * *", handle: quotes.deleteExpired });
  return quotes;
}
