import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { chosenAnswer } from "./answers/offer-view.ts";
import { answersOfCompany, answersOfQuotes } from "./answers/store.ts";
import { markChoiceAnnounced } from "./choice-store.ts";
import type { QuotesDeps } from "./deps.ts";
import { type CloseReason, cancellationEmailContent } from "./emails/cancellation-email.ts";
import { choiceEmailContent } from "./emails/choice-email.ts";
import { presentAddress } from "./recipients.ts";
import { placeName, selectedIn } from "./request-facts.ts";
import type { QuoteRow } from "./store.ts";

/** Queues the emails that tell the companies how a request ended. The quote must be locked. */
export function createClosingEmails(deps: QuotesDeps) {
  const { mail, companies } = deps;

  /**
   * Cancels the queued emails that send the request, except those to the email address of company `except`. Builds one notice
   * for each other company that has, or may have, received the request, and one for several with the same mailbox. A company
   * that did not receive it, or has declined it, gets no email at all.
   */
  const toOthers = async (
    tx: Transaction,
    quote: QuoteRow,
    reason: CloseReason,
    except: number | null,
  ): Promise<OutgoingEmail[]> => {
    const reached = await mail.cancel(tx, { quoteId: quote.id, except });
    const content = cancellationEmailContent(quote, reason);
    const answers = await answersOfQuotes(tx, [quote.id]);
    const hasDeclined = (id: number | null) =>
      answers.findLast(({ companyId }) => companyId === id)?.offer === null;
    const mailboxes = new Map(
      reached
        .filter(({ companyId }) => !hasDeclined(companyId))
        .map(({ companyId, to }) => {
          const address = presentAddress(companyId, companies.find) ?? to;
          return [mailboxKey(address), { companyId, to: address }];
        }),
    );
    const chosen = except === null ? undefined : presentAddress(except, companies.find);
    if (chosen) mailboxes.delete(mailboxKey(chosen));
    return [...mailboxes.values()].map(({ companyId, to }) => ({
      kind: "cancellation",
      to,
      content,
      quoteId: quote.id,
      companyId,
    }));
  };

  /** The company's email address in the directory if it has one, else the one to which the request was sent. */
  const addressOf = async (tx: Transaction, { id }: QuoteRow, companyId: number) => {
    const listed = presentAddress(companyId, companies.find);
    if (listed) return listed;
    const deliveries = await mail.deliveriesOf([id], tx);
    return deliveries.find((row) => row.kind === "company" && row.companyId === companyId)?.recipient;
  };

  const toChosen = async (tx: Transaction, quote: QuoteRow, companyId: number): Promise<OutgoingEmail[]> => {
    const to = await addressOf(tx, quote, companyId);
    if (!to) return [];
    const name = selectedIn(quote).find(({ id }) => id === companyId)?.name ?? "you";
    const chosen = chosenAnswer(await answersOfCompany(tx, { quoteId: quote.id, companyId }), quote);
    const content = choiceEmailContent(quote, {
      name,
      place: placeName(deps, quote),
      offer: chosen?.offer ? { ...chosen.offer, version: chosen.version ?? 1 } : null,
    });
    return [{ kind: "choice", to, replyTo: quote.email, content, quoteId: quote.id, companyId }];
  };

  return {
    async tellWithdrawn(tx: Transaction, quote: QuoteRow): Promise<void> {
      await mail.enqueue(tx, await toOthers(tx, quote, "withdrawn", null));
    },
    /**
     * Tells the chosen company and the others of the choice, which is final from now on. Does nothing without a choice, or if
     * the companies were already told.
     */
    async tellChoice(tx: Transaction, quote: QuoteRow): Promise<void> {
      const { id, chosenCompanyId, choiceToldAt } = quote;
      if (chosenCompanyId === null || choiceToldAt) return;
      await markChoiceAnnounced(tx, id);
      // One call queues all these emails, because a call locks its mailboxes in a fixed order. With two calls, this transaction
      // and a new request could wait for each other.
      await mail.enqueue(tx, [
        ...(await toOthers(tx, quote, "chosen", chosenCompanyId)),
        ...(await toChosen(tx, quote, chosenCompanyId)),
      ]);
    },
  };
}
