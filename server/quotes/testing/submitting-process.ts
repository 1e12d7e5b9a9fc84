/** A process that submits requests without end and prints the reference of each accepted one. */
import { pino } from "pino";
import { newQuote } from "#contract/quotes.ts";
import { connect } from "#server/database/connect.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { emailText } from "#server/mail/email-text.ts";
import { createMail } from "#server/mail/mail.ts";
import { createQuotes } from "../quotes.ts";
import { DIRECTORY_REQUEST, findCompany } from "./examples.ts";

const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
// All requests have the same telephone and companies.
const rateLimitFactor = 1_000_000;
const log = pino({ level: "silent" });
const database = connect(databaseUrl);
const jobs = createJobs({ databaseUrl, log });
const mail = createMail({
  database,
  jobs,
  log,
  renderEmail: async (content) => ({ text: emailText(content), html: "<p>See the text</p>" }),
  config: { smtpUrl, mailFrom: "no-reply@skips.example", rateLimitFactor },
});
const quotes = createQuotes({
  database,
  jobs,
  mail,
  companies: { find: findCompany, search: () => ({ companies: [] }) },
  log,
  places: { resolve: (text) => ({ kind: "text", text }) },
  config: {
    publicUrl: "https://skips.example",
    adminEmail: null,
    signingSecret: "signing secret",
    rateLimitFactor,
    remindCompanyHours: 24,
    remindCustomerHours: 48,
  },
});
jobs.start();

for (let number = 1; ; number += 1) {
  const request = {
    ...DIRECTORY_REQUEST,
    name: `Ann ${number}`,
    email: `ann-${process.pid}-${number}@home.example`,
  };
  const submission = await quotes.submit(newQuote.parse(request), null);
  if ("accepted" in submission) process.stdout.write(`${submission.accepted.reference}\n`);
}
