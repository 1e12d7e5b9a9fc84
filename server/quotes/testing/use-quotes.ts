import { afterAll, beforeAll, onTestFinished } from "vitest";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import type { RetrySchedule } from "#server/mail/attempt.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import {
  type MailCatcher,
  type MailCatcherOptions,
  startMailCatcher,
} from "../../../tests/harness/mail-catcher.ts";
import type { QuotesDeps } from "../deps.ts";
import { openQuotes } from "./open-quotes.ts";

interface OpenQuotesOptions {
  smtpUrl: string | null;
  adminEmail?: string;
  schedule?: RetrySchedule;
  rateLimitFactor?: number;
  undoMs?: number;
  search?: QuotesDeps["companies"]["search"];
  find?: QuotesDeps["companies"]["find"];
  remindCompanyHours?: number;
  remindCustomerHours?: number;
  newsIntervalMs?: number;
  feeFor?: QuotesDeps["permits"]["feeFor"];
  siteAt?: QuotesDeps["permits"]["siteAt"];
  /** With false, no email is sent until the test calls `jobs.start`. */
  isSending?: boolean;
}

/** When a test ends, its services and mail servers are closed and all quotes are deleted. */
export function useQuotes() {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await openTestDatabase();
  });
  afterAll(() => testDatabase.close());

  const open = ({ isSending = true, ...options }: OpenQuotesOptions) => {
    const opened = openQuotes(testDatabase, { renderEmail, ...options });
    onTestFinished(async () => {
      await opened.close();
      await testDatabase.database.delete(quotes);
    });
    if (options.smtpUrl && isSending) opened.jobs.start();
    return opened;
  };
  return {
    open,
    openInTestMode: () => open({ smtpUrl: null }),
    mailServer: async (behaviour?: MailCatcherOptions) => {
      const server = await startMailCatcher(behaviour);
      onTestFinished(server.stop);
      return server;
    },
    database: () => testDatabase.database,
    rows: async () => ({
      quotes: await testDatabase.database.select().from(quotes),
      deliveries: await testDatabase.database.select().from(deliveries),
    }),
  };
}

export const emailsReceivedBy = (server: MailCatcher, address: string) =>
  server.received.filter(({ to }) => to.includes(address));

export const recipients = (server: MailCatcher) => server.received.flatMap(({ to }) => to).sort();
