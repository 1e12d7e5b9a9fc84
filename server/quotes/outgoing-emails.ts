import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { adminEmailContent } from "./emails/admin-email.ts";
import { companyEmailContent } from "./emails/company-email.ts";
import { customerEmailContent } from "./emails/customer-email.ts";
import type { Recipient } from "./recipients.ts";
import type { WrittenQuote } from "./store.ts";

interface SubmittedQuote {
  quote: WrittenQuote;
  companies: Recipient[];
  /** The place's name in our tables, or null if the typed location is not in them. */
  place: string | null;
  receiptUrl: string;
}

/** One email per company, so that no company learns which others were asked. */
const toCompanies = ({ quote, companies, place }: SubmittedQuote): OutgoingEmail[] =>
  companies.map((company) => ({
    kind: "company",
    to: company.email,
    replyTo: quote.email,
    content: companyEmailContent(quote, { to: company, companies: companies.length, place }),
    companyId: company.id,
  }));

/** The limit is per address: nobody can flood a mailbox by naming its address in many requests. */
const CONFIRMATION_LIMIT = { most: 5, hours: 24 };

const toCustomer = ({ quote, ...details }: SubmittedQuote): OutgoingEmail => ({
  kind: "customer",
  to: quote.email,
  content: customerEmailContent(quote, details),
  limit: CONFIRMATION_LIMIT,
});

const toAdmin = (
  { quote, companies, place }: SubmittedQuote,
  to: string,
  publicUrl: string,
): OutgoingEmail => ({
  kind: "admin",
  to,
  replyTo: quote.email,
  content: adminEmailContent(quote, { companies, place, adminUrl: `${publicUrl}/admin` }),
});

/** All emails about a new quote request. */
export const emailsAbout = (
  submitted: SubmittedQuote,
  { adminEmail, publicUrl }: { adminEmail: string | null; publicUrl: string },
): OutgoingEmail[] => [
  ...toCompanies(submitted),
  toCustomer(submitted),
  ...(adminEmail ? [toAdmin(submitted, adminEmail, publicUrl)] : []),
];
