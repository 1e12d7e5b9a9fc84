import { scaleLimit, VERIFICATIONS_A_DAY } from "#contract/limits.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import type { Delivery } from "#server/mail/store.ts";
import type { QuotesDeps } from "./deps.ts";
import { companyEmailContent } from "./emails/company-email.ts";
import {
  adminEmailContent,
  customerEmailContent,
  verificationEmailContent,
} from "./emails/new-request-emails.ts";
import { withPermitNotice } from "./permit-question.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { presentAddress, type Recipient } from "./recipients.ts";
import { placeName } from "./request-facts.ts";
import type { WrittenQuote } from "./store.ts";

type StoredQuote = WrittenQuote & { id: number };

export function createQuoteEmails(deps: QuotesDeps) {
  const { mail, config } = deps;
  const tokens = quoteTokens(config);
  const url = (token: string) => `${config.publicUrl}/receipt/${token}`;
  const receiptUrl = ({ reference }: WrittenQuote) => url(tokens.issue(reference));
  const emailedReceiptUrl = ({ reference }: WrittenQuote) => url(tokens.issueEmailed(reference));

  const answerUrl =
    ({ reference }: WrittenQuote) =>
    (companyId: number) =>
      `${config.publicUrl}/answer/${tokens.issueFor("answer", { reference, companyId })}`;

  /** No company learns which other companies were asked. `asked` is the number of all asked companies. */
  const toCompanies = (quote: StoredQuote, companies: Recipient[], asked: number): OutgoingEmail[] => {
    const about = { companies: asked, place: placeName(deps, quote), answerUrl: answerUrl(quote) };
    const noted = withPermitNotice(deps, quote);
    const mailboxes = Map.groupBy(companies, ({ email }) => mailboxKey(email));
    return [...mailboxes.values()].flatMap(([company, ...branches]): OutgoingEmail[] => {
      if (!company) return [];
      const listingUrl = `${config.publicUrl}/company/${company.id}/claim`;
      const content = companyEmailContent(noted, { ...about, to: [company, ...branches], listingUrl });
      const ids = { companyId: company.id, otherCompanyIds: branches.map(({ id }) => id) };
      const replyTo = quote.email;
      return [{ kind: "company", to: company.email, replyTo, content, quoteId: quote.id, ...ids }];
    });
  };

  return {
    receiptUrl,
    emailedReceiptUrl,
    answerUrl,
    async enqueue(tx: Transaction, quote: StoredQuote, companies: Recipient[]): Promise<void> {
      const { id: quoteId, email } = quote;
      const about = { companies, place: placeName(deps, quote) };
      const noted = withPermitNotice(deps, quote);
      const emails = toCompanies(quote, companies, companies.length);
      const confirmation = customerEmailContent(noted, { ...about, url: emailedReceiptUrl(quote) });
      emails.push({ kind: "customer", to: email, content: confirmation, quoteId });
      if (config.adminEmail) {
        const content = adminEmailContent(noted, { ...about, url: `${config.publicUrl}/admin?tab=quotes` });
        emails.push({ kind: "admin", to: config.adminEmail, replyTo: email, content, quoteId });
      }
      await mail.enqueue(tx, emails);
    },
    enqueueFurther: (tx: Transaction, quote: StoredQuote, companies: Recipient[], asked: number) =>
      mail.enqueue(tx, toCompanies(quote, companies, asked)),
    async enqueueVerification(tx: Transaction, quote: StoredQuote): Promise<boolean> {
      const about = { place: placeName(deps, quote), url: emailedReceiptUrl(quote) };
      const content = verificationEmailContent(withPermitNotice(deps, quote), about);
      const maxPerDay = scaleLimit(VERIFICATIONS_A_DAY, config.rateLimitFactor);
      const email = { to: quote.email, content, quoteId: quote.id, maxPerDay };
      return (await mail.enqueue(tx, [{ kind: "verification", ...email }])) > 0;
    },
  };
}

export function createCompanyMailboxes(deps: QuotesDeps) {
  const { answerUrl } = createQuoteEmails(deps);
  const ownPage = `${deps.config.publicUrl}/firm/requests`;

  const addressOf = (companyId: number, recipient: string): string =>
    presentAddress(companyId, deps.companies.find) ?? recipient;

  /** For a company whose mailbox is no longer that of the request, returns the URL of its own page. */
  const linkFor = (quote: WrittenQuote, companyId: number, recipient: string): string =>
    mailboxKey(addressOf(companyId, recipient)) === mailboxKey(recipient)
      ? answerUrl(quote)(companyId)
      : ownPage;

  return {
    addressOf,
    linkFor,
    /** Undefined if the company has no address and was sent no request. `deliveries` are all emails about the request. */
    mailboxOf(quote: WrittenQuote, companyId: number, deliveries: readonly Delivery[]) {
      const request = deliveries.find((row) => row.kind === "company" && row.companyId === companyId);
      const recipient = request?.recipient ?? presentAddress(companyId, deps.companies.find);
      if (recipient === undefined) return;
      const url = request ? linkFor(quote, companyId, recipient) : ownPage;
      return { to: addressOf(companyId, recipient), url };
    },
  };
}
