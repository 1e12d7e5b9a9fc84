import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import type { QuotesDeps } from "../deps.ts";
import { hireEmailContent } from "../emails/hire-emails.ts";
import { createCompanyMailboxes, createQuoteEmails } from "../quote-emails.ts";
import { placeName, selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";

export function createHireNews(deps: QuotesDeps) {
  const { emailedReceiptUrl } = createQuoteEmails(deps);
  const { mailboxOf } = createCompanyMailboxes(deps);
  return {
    async tellCompanies(tx: Transaction, quote: QuoteRow, event: HireEvent, ids: number[]): Promise<void> {
      const place = placeName(deps, quote);
      const deliveries = await deps.mail.deliveriesOf([quote.id], tx);
      const told = selectedIn(quote).filter(({ id }) => ids.includes(id));
      const emails = told.flatMap(({ id, name }): OutgoingEmail[] => {
        const mailbox = mailboxOf(quote, id, deliveries);
        if (!mailbox) return [];
        const { to, url } = mailbox;
        const content = hireEmailContent(quote, { event, reader: "company", company: name, place, url });
        return [{ kind: "hire", to, replyTo: quote.email, content, quoteId: quote.id, companyId: id }];
      });
      // With several calls, transactions that lock the same mailboxes could wait for each other.
      await deps.mail.enqueue(tx, emails);
    },
    async tellCustomer(tx: Transaction, quote: QuoteRow, event: HireEvent): Promise<void> {
      const company = selectedIn(quote).find(({ id }) => id === event.companyId)?.name ?? "The company";
      const content = hireEmailContent(quote, {
        ...{ event, reader: "customer", company, place: placeName(deps, quote) },
        url: emailedReceiptUrl(quote),
      });
      await deps.mail.enqueue(tx, [{ kind: "hire-news", to: quote.email, content, quoteId: quote.id }]);
    },
  };
}
