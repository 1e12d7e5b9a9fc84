import { askedFor } from "#contract/quote-words.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { phoneKey } from "#contract/text/phone-key.ts";
import type { Delivery } from "#server/mail/store.ts";
import { answerOf } from "./answers/offer-view.ts";
import type { AnswerRow } from "./answers/store.ts";
import { type FindCompany, findAvailable } from "./recipients.ts";
import { dayAsked, selectedIn, sizeAsked, weeksAsked } from "./request-facts.ts";
import type { QuoteRow } from "./store.ts";

const PHONE_DIGITS_SHOWN = 3;

interface ReceiptParts {
  deliveries: Delivery[];
  answers: AnswerRow[];
  /** Null if there is no choice that can be undone. */
  undoUntil: Date | null;
}

/** The quote as its customer sees it. Only the end of the phone number is shown, in case the email address was mistyped. */
export function receiptOf(
  quote: QuoteRow,
  { deliveries, answers, undoUntil }: ReceiptParts,
  find: FindCompany,
): Omit<
  QuoteReceipt,
  "canConfirm" | "confirmRefusal" | "others" | "canAsk" | "hire" | "questions" | "released" | "viewUrl"
> {
  const { reference, name, email, phone, createdAt, chosenCompanyId, choiceToldAt, withdrawnAt, erasedAt } =
    quote;
  const asked = selectedIn(quote);
  return {
    reference,
    createdAt: createdAt.toISOString(),
    testMode: deliveries.some(({ state }) => state === "test"),
    name,
    email,
    phoneEnding: phoneKey(phone).slice(-PHONE_DIGITS_SHOWN),
    asked: askedFor(quote),
    companies: asked.map((company) => ({
      ...company,
      phone: find(company.id)?.phone ?? null,
      ...emailsTo(company.id, asked, deliveries),
      ...(quote.awaitingConfirmation && { state: findAvailable([company.id], find)[0] ? null : "not-asked" }),
      answer: answerOf(company.id, answers, quote),
    })),
    awaitingConfirmation: quote.awaitingConfirmation,
    linkEmail: linkEmailState(deliveries),
    chosenCompanyId,
    undoUntil: undoUntil?.toISOString() ?? null,
    choiceEmail: choiceToldAt ? choiceEmailState(deliveries) : null,
    job: quote.job,
    size: sizeAsked(quote) ?? null,
    date: dayAsked(quote) ?? null,
    weeks: weeksAsked(quote),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
  };
}

type CompanyEmails = Pick<QuoteReceiptCompany, "state" | "sameMailbox" | "cancellationEmail">;

/** What became of the emails to one of the asked companies. A mailbox of several companies gets one cancellation. */
function emailsTo(id: number, asked: { id: number }[], deliveries: Delivery[]): CompanyEmails {
  const requestTo = (company: number) =>
    deliveries.find(({ kind, companyId }) => kind === "company" && companyId === company);
  const request = requestTo(id);
  const isToSameMailbox = (email: Delivery | undefined): boolean =>
    !!email && !!request && mailboxKey(email.recipient) === mailboxKey(request.recipient);
  const cancellation = deliveries.find(
    (email) => email.kind === "cancellation" && (email.companyId === id || isToSameMailbox(email)),
  );
  return {
    state: request?.state ?? "not-asked",
    sameMailbox: asked.flatMap((other) =>
      other.id !== id && isToSameMailbox(requestTo(other.id)) ? other.id : [],
    ),
    cancellationEmail: cancellation?.state ?? null,
  };
}

/** The state of the latest email with the link that confirms the request. Null if none was queued for this request. */
export const linkEmailState = (deliveries: Delivery[]): Delivery["state"] | null =>
  deliveries.findLast(({ kind }) => kind === "verification")?.state ?? null;

/** A company without an address gets no email, which the receipt shows as failed. */
const choiceEmailState = (deliveries: Delivery[]): Delivery["state"] =>
  deliveries.find(({ kind }) => kind === "choice")?.state ?? "failed";
