import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { adminEmailContent } from "./emails/admin-email.ts";
import { companyEmailContent } from "./emails/company-email.ts";
import { customerEmailContent } from "./emails/customer-email.ts";
import type { Recipient } from "./recipients.ts";
import type { WrittenQuote } from "./store.ts";

interface SubmittedQuote {
  quote: WrittenQuote;
  companies: Recipient[];
  /** The number of companies that receive the request, which may be more than `companies`. */
  asked: number;
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  receiptUrl: string;
  /** Returns the link with which a company answers. */
  answerUrl(companyId: number): string;
}

type CompanyEmails = Omit<SubmittedQuote, "receiptUrl">;

/** One email per company, so that no company learns which others were asked. Branches with the same mailbox get one email. */
export const toCompanies = ({ quote, companies, asked, place, answerUrl }: CompanyEmails): OutgoingEmail[] =>
  [...Map.groupBy(companies, ({ email }) => mailboxKey(email)).values()].flatMap(([company, ...branches]) =>
    company
      ? {
          kind: "company" as const,
          to: company.email,
          replyTo: quote.email,
          content: companyEmailContent(quote, {
            to: [company, ...branches],
            companies: asked,
            place,
            answerUrl,
          }),
          companyId: company.id,
          otherCompanyIds: branches.map(({ id }) => id),
        }
      : [],
  );

const toCustomer = ({ quote, ...details }: SubmittedQuote): OutgoingEmail => ({
  kind: "customer",
  to: quote.email,
  content: customerEmailContent(quote, details),
});

const toAdmin = (
  { quote, companies, place }: SubmittedQuote,
  to: string,
  publicUrl: string,
): OutgoingEmail => ({
  kind: "admin",
  to,
  replyTo: quote.email,
  content: adminEmailContent(quote, { companies, place, adminUrl: `${publicUrl}/admin?tab=quotes` }),
});

/** The emails that send a request: to the companies, to the customer and, if `adminEmail` is set, to the administrator. */
export const emailsAbout = (
  submitted: SubmittedQuote,
  { adminEmail, publicUrl }: { adminEmail: string | null; publicUrl: string },
): OutgoingEmail[] => [
  ...toCompanies(submitted),
  toCustomer(submitted),
  ...(adminEmail ? [toAdmin(submitted, adminEmail, publicUrl)] : []),
];
