import { pino } from "pino";
import { newQuote } from "#contract/quotes.ts";
import { connect } from "#server/database/connect.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { emailText } from "#server/mail/email-text.ts";
import { createMail } from "#server/mail/mail.ts";
import { contactHash } from "#server/signing.ts";
import { createQuotes } from "../quotes.ts";
import { findExampleCompany, TEST_SIGNING_SECRET } from "./examples.ts";

/** Tests start and kill the processes that call this. */
export function openInProcess(databaseUrl: string, smtpUrl: string) {
  // So high that nothing is limited, although all requests have the same telephone number and companies.
  const rateLimitFactor = 1_000_000;
  const log = pino({ level: "silent" });
  const hashContact = contactHash({ signingSecret: TEST_SIGNING_SECRET });
  const database = connect(databaseUrl);
  const jobs = createJobs({ databaseUrl, log });
  const mail = createMail({
    database,
    jobs,
    log,
    renderEmail: async (content) => ({ text: emailText(content), html: "<p>See the text</p>" }),
    config: { smtpUrl, mailFrom: "no-reply@skips.example", rateLimitFactor },
    contact: "hello@skips.example",
    contactHash: hashContact,
  });
  const quotes = createQuotes({
    database,
    jobs,
    mail,
    companies: {
      find: findExampleCompany,
      mergedInto: () => null,
      search: () => ({ companies: [] }),
    },
    log,
    contactHash: hashContact,
    permits: { feeFor: () => null, siteAt: () => ({ division: null }) },
    places: { resolve: (text) => ({ kind: "text", text }), withoutPosition: (text) => text },
    newsIntervalMs: 0,
    undoMs: 0,
    config: {
      publicUrl: "https://skips.example",
      adminEmail: null,
      signingSecret: TEST_SIGNING_SECRET,
      rateLimitFactor,
      remindCompanyHours: 24,
      remindCustomerHours: 48,
    },
  });
  jobs.start();
  return quotes;
}

export async function* submitWithoutEnd(
  quotes: ReturnType<typeof openInProcess>,
  request: object,
): AsyncGenerator<string> {
  for (let number = 1; ; number += 1) {
    const submission = await quotes.submit(
      newQuote.parse({
        ...request,
        name: `Ann ${number}`,
        email: `ann-${process.pid}-${number}@home.example`,
      }),
      { idempotencyKey: null, network: null, outerNetwork: null },
    );
    if (!("refused" in submission)) yield submission.reference;
  }
}
