import type { NewQuote, Quote, QuoteReceipt, QuotesQuery } from "#contract/quotes.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Places } from "#server/places/places.ts";
import { adminView } from "./admin-view.ts";
import { createEndings, type Ended } from "./close-quote.ts";
import type { FindCompany } from "./recipients.ts";
import { deleteQuote, deleteQuotesOlderThan, listQuotes } from "./store.ts";
import { createSubmit, type Submission } from "./submit.ts";

/** Quote requests, from the form to the last e-mail about them. */
export interface Quotes {
  submit(quote: NewQuote, idempotencyKey: string | null): Promise<Submission>;
  /** Null when the token opens nothing. */
  receipt(token: string): Promise<QuoteReceipt | null>;
  choose(token: string, companyId: number): Promise<Ended>;
  withdraw(token: string): Promise<Ended>;
  /** For the administrator, newest first. */
  list(query: QuotesQuery): Promise<Quote[]>;
  /** Whether there was one. */
  remove(id: number): Promise<boolean>;
  /** Begins a failed e-mail anew; false when there is none to begin. */
  retryDelivery(id: number, deliveryId: string): Promise<boolean>;
  /** Deletes what is older than two years, as the privacy policy promises. */
  deleteExpired(): Promise<void>;
}

export interface QuotesDeps {
  database: Database;
  jobs: Jobs;
  mail: Mail;
  companies: { find: FindCompany };
  places: Pick<Places, "resolve">;
  config: {
    publicUrl: string;
    adminEmail: string | null;
    signingSecret: string;
  };
}

const RETENTION_YEARS = 2;
const MOST_LISTED = 500;

export function createQuotes(deps: QuotesDeps): Quotes {
  const { database, jobs, mail } = deps;
  const quotes: Quotes = {
    submit: createSubmit(deps),
    ...createEndings(deps),
    async list({ before, limit = MOST_LISTED }) {
      const rows = await listQuotes(database, { before, limit: Math.min(Math.max(limit, 1), MOST_LISTED) });
      const deliveries = await mail.about(rows.map(({ id }) => id));
      return rows.map((row) => adminView(row, deliveries));
    },
    remove: (id) => deleteQuote(database, id),
    retryDelivery: mail.retry,
    async deleteExpired() {
      await deleteQuotesOlderThan(database, RETENTION_YEARS);
      await mail.forgetOlderThan(RETENTION_YEARS);
    },
  };
  jobs.define({ name: "retention", concurrency: 1, schedule: "15 3 * * *", handle: quotes.deleteExpired });
  return quotes;
}
