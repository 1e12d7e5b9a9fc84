import type { Database, Transaction } from "#server/database/connect.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";
import { contactHash } from "#server/signing.ts";

/** The mail service sends nothing. */
export const exampleDeps = (database: Database, rateLimitFactor = 1) => ({
  mail: {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => database.transaction(work),
    enqueue: async () => 0,
  },
  links: quoteTokens({ signingSecret: "signing secret" }),
  contactHash: contactHash({ signingSecret: "signing secret" }),
  config: { signingSecret: "signing secret", publicUrl: "http://localhost:3000", rateLimitFactor },
});
