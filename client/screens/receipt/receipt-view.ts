import type { Offer } from "#contract/answers/answers.ts";
import type { Company } from "#contract/companies.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";

/** What the directory knows about an asked company. */
export interface Firm extends Pick<Company, "id" | "rating" | "reviewCount" | "licenseNumber"> {
  /** What was found when its registration as a waste carrier was checked, in words. */
  carrierCheck: string;
}

/** A company whose answer is an offer. */
export type OfferingCompany = QuoteReceiptCompany & { answer: { offer: Offer } };

export const hasOffer = (company: QuoteReceiptCompany): company is OfferingCompany =>
  company.answer.offer !== null;

export const isClosed = ({ withdrawnAt, chosenCompanyId }: QuoteReceipt): boolean =>
  withdrawnAt !== null || chosenCompanyId !== null;

/** Whether the customer can choose one of the companies. */
export const canChoose = (receipt: QuoteReceipt): boolean =>
  !isClosed(receipt) && !receipt.awaitingConfirmation;

/** The companies that have the request, and so are told when another is chosen. */
export const otherRecipients = ({ companies }: QuoteReceipt, chosenId: number): string[] =>
  companies
    .filter(({ id, state }) => id !== chosenId && (state === "sent" || state === "test"))
    .map(({ name }) => name);
