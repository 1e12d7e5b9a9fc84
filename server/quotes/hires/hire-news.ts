import type { Transaction } from "#server/database/connect.ts";
import { companyMailbox } from "../company-mailbox.ts";
import type { QuotesDeps } from "../deps.ts";
import { hireEmailContent } from "../emails/hire-emails.ts";
import { createQuoteEmails } from "../quote-emails.ts";
import { placeName, selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";

/** Queues the emails that tell one of the two what the other pressed. */
export function createHireNews(deps: QuotesDeps) {
  const { emailedReceiptUrl } = createQuoteEmails(deps);
  return {
    /** Tells these companies, each in an email of its own. */
    async tellCompanies(tx: Transaction, quote: QuoteRow, event: HireEvent, ids: number[]): Promise<void> {
      const place = placeName(deps, quote);
      for (const { id, name } of selectedIn(quote).filter((company) => ids.includes(company.id))) {
        const mailbox = await companyMailbox(deps, tx, quote, id);
        if (!mailbox) continue;
        const { to, url } = mailbox;
        const content = hireEmailContent(quote, { event, reader: "company", company: name, place, url });
        const email = { kind: "hire", to, replyTo: quote.email, content } as const;
        await deps.mail.enqueue(tx, [{ ...email, quoteId: quote.id, companyId: id }]);
      }
    },
    /** Tells the customer what a company pressed, or that a day comes. */
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
