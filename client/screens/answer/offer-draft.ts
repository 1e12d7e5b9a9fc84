import { readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import type { Answering } from "#contract/answers/answers.ts";
import type { OfferFields } from "#contract/answers/offer-form.ts";

interface OfferDraft {
  values: OfferFields;
  /** The answers that had been sent when it was written. */
  answered: string;
}

/** Each company has a draft of its own for each request. It holds what the company typed, nothing of the customer. */
export const draftName = ({ request, company }: Answering): string =>
  `answer:${request.reference}:${company.id}`;

const answered = ({ offers, declined }: Answering) => `${offers.length}${declined ? ", declined" : ""}`;

/** What was typed since the last answer; null if nothing was. A price that arrived after all is no draft any more. */
export function readOfferDraft(answering: Answering): OfferFields | null {
  const draft = readDraft<OfferDraft>(draftName(answering));
  return draft?.answered === answered(answering) ? draft.values : null;
}

export const saveOfferDraft = (answering: Answering, { key: _, ...values }: OfferFields) =>
  saveDraft<OfferDraft>(draftName(answering), { values, answered: answered(answering) });
