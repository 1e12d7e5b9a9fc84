import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Delivery } from "#server/mail/store.ts";
import type { QuotesDeps } from "./deps.ts";
import { createQuoteEmails } from "./quote-emails.ts";
import { presentAddress } from "./recipients.ts";
import type { WrittenQuote } from "./store.ts";

export function createCompanyMailboxes(deps: QuotesDeps) {
  const { answerUrl } = createQuoteEmails(deps);
  const ownPage = `${deps.config.publicUrl}/firm/requests`;

  /** The address in the directory counts first. */
  const addressOf = (companyId: number, recipient: string): string =>
    presentAddress(companyId, deps.companies.find) ?? recipient;

  /** A link is worth no more than the mailbox to which the request went: another mailbox gets the company's own page. */
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
