import { type MyRequest, myRequests, saveRequests } from "#client/my-requests.ts";
import type { Offer } from "#contract/answers/answers.ts";
import type { Company } from "#contract/companies.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";

export interface ReceiptListing extends Pick<Company, "id" | "rating" | "reviewCount" | "licenseNumber"> {
  carrierCheck: string;
  /** True if the check found no valid registration, for example an expired one. */
  isCarrierDoubtful: boolean;
}

/** After a choice, the browser scrolls to the panel with this id and focuses it. */
export const CHOICE_ID = "choice";

export interface RefusedChoice {
  companyId: number;
  text: string;
}

export type OfferingCompany = QuoteReceiptCompany & { answer: { offer: Offer } };

export const hasOffer = (company: QuoteReceiptCompany): company is OfferingCompany =>
  company.answer.offer !== null;

export const isClosed = ({ withdrawnAt, chosenCompanyId }: QuoteReceipt): boolean =>
  withdrawnAt !== null || chosenCompanyId !== null;

/** False for a visitor with the view-only link. */
export const canPress = ({ viewUrl }: Pick<QuoteReceipt, "viewUrl">): boolean => viewUrl !== null;

/** A visitor with the view-only link reads about "the customer". */
export const customerWords = (receipt: Pick<QuoteReceipt, "viewUrl">) =>
  canPress(receipt) ? { you: "you", your: "your" } : { you: "the customer", your: "the customer's" };

/** True if the company was told of an earlier choice and has not answered since, while the request is open again. */
export const wasToldOtherwise = (
  { choiceEmail, chosenCompanyId }: QuoteReceipt,
  { id, isTold, answer }: QuoteReceiptCompany,
): boolean => isTold && choiceEmail === null && id !== chosenCompanyId && answer.declinedBecause === null;

export const toldOtherwise = (receipt: QuoteReceipt): string =>
  `Told that ${customerWords(receipt).you} decided otherwise`;

export const canChoose = (receipt: QuoteReceipt): boolean =>
  !isClosed(receipt) && !receipt.awaitingConfirmation && canPress(receipt);

/**
 * The companies that are told of the choice of another company. They received the request, have not declined it and were not told
 * of an earlier choice. A branch that shares the chosen company's mailbox is left out.
 */
export const otherRecipients = ({ companies }: QuoteReceipt, chosenId: number): string[] =>
  companies
    .filter(({ id, state, isTold }) => id !== chosenId && !isTold && (state === "sent" || state === "test"))
    .filter(({ sameMailbox, answer }) => !sameMailbox.includes(chosenId) && answer.declinedBecause === null)
    .map(({ name }) => name);

export function forgetRequests(isForgotten: (request: MyRequest) => boolean) {
  const requests = myRequests();
  if (requests.some(isForgotten)) saveRequests(requests.filter((request) => !isForgotten(request)));
}
