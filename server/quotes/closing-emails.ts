import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { chosenOffers } from "./answers/offer-view.ts";
import { answersOfCompany, answersOfQuotes } from "./answers/store.ts";
import type { QuotesDeps } from "./deps.ts";
import {
  type ChosenOffers,
  type CloseReason,
  cancellationEmailContent,
  choiceEmailContent,
} from "./emails/decision-emails.ts";
import { choiceNewsContent } from "./emails/hire-emails.ts";
import { refreshAnswerFigures } from "./figures/store.ts";
import { eventsOfQuote } from "./hires/store.ts";
import { permitQuestion } from "./permit-question.ts";
import { createCompanyMailboxes, createQuoteEmails } from "./quote-emails.ts";
import { presentAddress } from "./recipients.ts";
import { askedName, placeName } from "./request-facts.ts";
import { NOW, type QuoteRow, updateQuote } from "./store.ts";
import { toldBefore } from "./told-before.ts";

type Chosen = ChosenOffers & { companyId: number };

/** The quote must be locked. */
export function createClosingEmails(deps: QuotesDeps) {
  const { mail, companies } = deps;
  const { mailboxOf } = createCompanyMailboxes(deps);

  /** One for each mailbox. Companies that have declined or are in `toldBefore` get none. */
  const toOthers = async (tx: Transaction, quote: QuoteRow, reason: CloseReason, except: number | null) => {
    const reached = await mail.cancel(tx, { quoteId: quote.id, except });
    const content = cancellationEmailContent(quote, reason);
    const [answers, deliveries, events] = await Promise.all([
      answersOfQuotes(tx, [quote.id]),
      mail.deliveriesOf([quote.id], tx),
      eventsOfQuote(tx, quote.id),
    ]);
    const told = toldBefore({ deliveries, events, answers });
    const hasDeclined = (id: number | null) =>
      answers.findLast(({ companyId }) => companyId === id)?.offer === null;
    const mailboxes = new Map(
      reached
        .filter(({ companyId }) => !hasDeclined(companyId) && !told.has(companyId))
        .map(({ companyId, to }) => {
          const address = presentAddress(companyId, companies.find) ?? to;
          return [mailboxKey(address), { companyId, to: address }];
        }),
    );
    const chosen = except === null ? undefined : presentAddress(except, companies.find);
    if (chosen) mailboxes.delete(mailboxKey(chosen));
    const notice = { kind: "cancellation", content, quoteId: quote.id } as const;
    return [...mailboxes.values()].map((mailbox) => ({ ...notice, ...mailbox }));
  };

  const toChosen = async (tx: Transaction, quote: QuoteRow, { companyId, ...offers }: Chosen) => {
    const mailbox = mailboxOf(quote, companyId, await mail.deliveriesOf([quote.id], tx));
    if (!mailbox) return [];
    const name = askedName(quote, companyId);
    const details = { name, place: placeName(deps, quote), ...offers, url: mailbox.url };
    const content = choiceEmailContent(quote, details);
    const email = { to: mailbox.to, replyTo: quote.email, content, quoteId: quote.id, companyId };
    return [{ kind: "choice" as const, ...email }];
  };

  return {
    async tellWithdrawn(tx: Transaction, quote: QuoteRow): Promise<void> {
      await mail.enqueue(tx, await toOthers(tx, quote, "withdrawn", null));
    },
    async tellChoice(tx: Transaction, quote: QuoteRow): Promise<void> {
      const { id, chosenCompanyId, choiceToldAt } = quote;
      if (chosenCompanyId === null || choiceToldAt) return;
      await updateQuote(tx, id, { choiceToldAt: NOW });
      await refreshAnswerFigures(tx, [chosenCompanyId]);
      const own = await answersOfCompany(tx, { quoteId: id, companyId: chosenCompanyId });
      const offers = chosenOffers(own, quote);
      const permit = permitQuestion(deps, quote, offers.offer)?.text;
      const chosen = { companyId: chosenCompanyId, ...offers, permit };
      // One call queues all these emails, because it locks their mailboxes in a fixed order. With two calls, this transaction and
      // a new request could wait for each other.
      await mail.enqueue(tx, [
        ...(await toOthers(tx, quote, "chosen", chosenCompanyId)),
        ...(await toChosen(tx, quote, chosen)),
        choiceNews(deps, quote, chosen),
      ]);
    },
  };
}

function choiceNews(deps: QuotesDeps, quote: QuoteRow, { companyId, ...offers }: Chosen): OutgoingEmail {
  const company = askedName(quote, companyId);
  const phone = deps.companies.find(companyId)?.phone ?? null;
  const url = createQuoteEmails(deps).emailedReceiptUrl(quote);
  const content = choiceNewsContent(quote, { company, phone, ...offers, url });
  return { kind: "hire-news", to: quote.email, content, quoteId: quote.id };
}
