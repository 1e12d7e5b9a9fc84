import { DAY_MS } from "#contract/dates.ts";
import { HIRE_NEWS_A_DAY, scaleLimit } from "#contract/limits.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import type { Delivery } from "#server/mail/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { type HireEmailDetails, hireEmailContent, moreHireNewsContent } from "../emails/hire-emails.ts";
import { createCompanyMailboxes, createQuoteEmails } from "../quote-emails.ts";
import { askedName, placeName, selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";

const LATER_MS = (HIRE_NEWS_A_DAY.laterHours * DAY_MS) / 24;

export function createHireNews(deps: QuotesDeps) {
  const { emailedReceiptUrl } = createQuoteEmails(deps);
  const { mailboxOf } = createCompanyMailboxes(deps);
  const most = (limit: number) => scaleLimit(limit, deps.config.rateLimitFactor);

  /**
   * `sent` are the emails of this kind to the reader about the request. Above the daily limit, one email a few hours later covers
   * all presses until then. Null while such an email waits.
   */
  const newsOf = (quote: QuoteRow, details: HireEmailDetails, sent: readonly Delivery[]) => {
    const now = details.event.at.getTime();
    const ofDay = sent.filter(({ createdAt }) => now - createdAt.getTime() < DAY_MS);
    if (ofDay.length < most(HIRE_NEWS_A_DAY.ofRequest)) return { content: hireEmailContent(quote, details) };
    if (ofDay.some(({ dueAt }) => dueAt.getTime() > now)) return null;
    return { content: moreHireNewsContent(quote, details), dueAt: new Date(now + LATER_MS) };
  };

  return {
    async tellCompanies(
      tx: Transaction,
      quote: QuoteRow,
      { event, ...about }: Pick<HireEmailDetails, "hire" | "permit"> & { event: HireEvent },
      ids: number[],
    ): Promise<void> {
      const place = placeName(deps, quote);
      const deliveries = await deps.mail.deliveriesOf([quote.id], tx);
      const told = selectedIn(quote).filter(({ id }) => ids.includes(id));
      const emails = told.flatMap(({ id, name }): OutgoingEmail[] => {
        const mailbox = mailboxOf(quote, id, deliveries);
        if (!mailbox) return [];
        const { to, url } = mailbox;
        const sent = deliveries.filter(({ kind, companyId }) => kind === "hire" && companyId === id);
        const news = newsOf(quote, { ...about, event, reader: "company", company: name, place, url }, sent);
        return news
          ? [{ kind: "hire", to, replyTo: quote.email, ...news, quoteId: quote.id, companyId: id }]
          : [];
      });
      // One call queues all emails. With several calls, transactions that lock the same mailboxes could wait for each other.
      await deps.mail.enqueue(tx, emails);
    },
    async tellCustomer(
      tx: Transaction,
      quote: QuoteRow,
      event: HireEvent,
      about: Pick<HireEmailDetails, "kept" | "permit"> = {},
    ): Promise<void> {
      const company = askedName(quote, event.companyId);
      const deliveries = await deps.mail.deliveriesOf([quote.id], tx);
      const sent = deliveries.filter(({ kind }) => kind === "hire-news");
      const url = emailedReceiptUrl(quote);
      const place = placeName(deps, quote);
      const details = { ...about, event, reader: "customer", company, place, url } as const;
      const news = newsOf(quote, details, sent);
      // Limited for each mailbox, because anybody can enter another person's address in many requests. Presses of companies cause
      // these emails too.
      const email = { to: quote.email, quoteId: quote.id, maxPerDay: most(HIRE_NEWS_A_DAY.toMailbox) };
      if (news) await deps.mail.enqueue(tx, [{ kind: "hire-news", ...email, ...news }]);
    },
  };
}
