import { readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import type { OfferFields } from "#contract/answers/offer-form.ts";

interface OfferDraft {
  values: OfferFields;
  /** The state of the company's answers when the draft was written: "2" after two offers, "2, declined" if a decline followed. */
  answered: string;
}

/** The draft contains the company's input, not the customer's data. */
const draftName = ({ request, company }: RequestToAnswer): string =>
  `answer:${request.reference}:${company.id}`;

const answered = ({ offers, declined }: RequestToAnswer) => `${offers.length}${declined ? ", declined" : ""}`;

/** Null if there is no draft, or if the company has answered since the draft was written. */
export function readOfferDraft(asked: RequestToAnswer): OfferFields | null {
  const draft = readDraft<OfferDraft>(draftName(asked));
  return draft?.answered === answered(asked) ? draft.values : null;
}

export const saveOfferDraft = (asked: RequestToAnswer, { key: _, ...values }: OfferFields) =>
  saveDraft<OfferDraft>(draftName(asked), { values, answered: answered(asked) });
