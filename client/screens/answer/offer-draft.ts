import { readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import type { Answering } from "#contract/answers/answers.ts";
import type { OfferFields } from "#contract/answers/offer-form.ts";

interface OfferDraft {
  values: OfferFields;
  /**
   * The answers that the company had sent when the draft was written. For example "2, declined" after two offers and a decline.
   */
  answered: string;
}

/**
 * The name of the draft in storage, one for each company and request. The draft contains only the company's input, not the
 * customer's data.
 */
export const draftName = ({ request, company }: Answering): string =>
  `answer:${request.reference}:${company.id}`;

const answered = ({ offers, declined }: Answering) => `${offers.length}${declined ? ", declined" : ""}`;

/** The input since the last answer, or null if there is none. A draft is ignored if an answer was stored after it. */
export function readOfferDraft(answering: Answering): OfferFields | null {
  const draft = readDraft<OfferDraft>(draftName(answering));
  return draft?.answered === answered(answering) ? draft.values : null;
}

export const saveOfferDraft = (answering: Answering, { key: _, ...values }: OfferFields) =>
  saveDraft<OfferDraft>(draftName(answering), { values, answered: answered(answering) });
