import { scaleLimit, VERIFICATIONS_A_DAY } from "#contract/limits.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { QuotesDeps } from "./deps.ts";
import { verificationEmailContent } from "./emails/verification-email.ts";
import { emailsAbout, toCompanies } from "./outgoing-emails.ts";
import { quoteTokens } from "./quote-tokens.ts";
import type { Recipient } from "./recipients.ts";
import { placeName } from "./request-facts.ts";
import type { WrittenQuote } from "./store.ts";

type StoredQuote = WrittenQuote & { id: number };

/** Queues the emails about a quote request as part of a transaction. */
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

  const toSend = (quote: StoredQuote) => ({
    quote,
    place: placeName(deps, quote),
    answerUrl: answerUrl(quote),
  });

  return {
    receiptUrl,
    /** The URL of the receipt in emails to the customer. */
    emailedReceiptUrl,
    answerUrl,
    /** Queues the request to each company, the confirmation to the customer and, if `adminEmail` is set, a copy to it. */
    async enqueue(tx: Transaction, quote: StoredQuote, companies: Recipient[]): Promise<void> {
      const asked = { companies, asked: companies.length };
      const submitted = { ...toSend(quote), ...asked, receiptUrl: emailedReceiptUrl(quote) };
      await mail.enqueue(
        tx,
        emailsAbout(submitted, config).map((email) => ({ ...email, quoteId: quote.id })),
      );
    },
    /** Queues the emails to companies that are asked later. `asked` is the number of all asked companies. */
    async enqueueFurther(
      tx: Transaction,
      quote: StoredQuote,
      further: { companies: Recipient[]; asked: number },
    ): Promise<void> {
      const emails = toCompanies({ ...toSend(quote), ...further });
      await mail.enqueue(
        tx,
        emails.map((email) => ({ ...email, quoteId: quote.id })),
      );
    },
    /**
     * Queues the email with the link that confirms the customer's address. Returns false if the address got too many of these
     * emails in the last 24 hours.
     */
    async enqueueVerification(tx: Transaction, quote: StoredQuote): Promise<boolean> {
      const confirmUrl = emailedReceiptUrl(quote);
      const content = verificationEmailContent(quote, { place: placeName(deps, quote), confirmUrl });
      const maxPerDay = scaleLimit(VERIFICATIONS_A_DAY, config.rateLimitFactor);
      const email = { to: quote.email, content, quoteId: quote.id, maxPerDay };
      return (await mail.enqueue(tx, [{ kind: "verification", ...email }])) > 0;
    },
  };
}
