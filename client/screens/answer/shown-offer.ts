import type { Offer, RequestToAnswer } from "#contract/answers/answers.ts";
import { MAX_EXTRA_LINES, type OfferTerms } from "#contract/answers/offer.ts";
import { filledExtraRows, type OfferFields, type ParsedOfferForm } from "#contract/answers/offer-form.ts";
import { comparableTotal, offerTotal, offerVat } from "#contract/answers/offer-total.ts";

/** The offer as the customer will see it. The server computes the sums with the same functions. */
export const shownOffer = (
  terms: OfferTerms,
  { job, weeks }: RequestToAnswer["request"],
  { version, answeredAt }: Pick<Offer, "version" | "answeredAt">,
): Offer => ({
  ...terms,
  version,
  answeredAt,
  total: offerTotal(terms),
  vatAdded: offerVat(terms),
  comparable: comparableTotal(terms, { ...job, weeks }),
});

/** Adds no VAT until the VAT question is answered. */
export function draftOffer({ body }: ParsedOfferForm, request: RequestToAnswer["request"]): Offer | null {
  if (!body.lines.some(({ kind, price }) => kind === "hire" && Number(price) > 0)) return null;
  return shownOffer({ ...body, vat: body.vat ?? "included" }, request, { version: 0, answeredAt: "" });
}

/** Form data leaves out unticked checkboxes, so the result has no key for them. */
export const fieldsOf = (form: HTMLFormElement): OfferFields =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export interface FieldProps {
  start: OfferFields;
  /** Null until the script runs. */
  fields: OfferFields | null;
  errors: Readonly<Record<string, string>>;
}

/** The number of empty rows for extra charges in a form without script, which can't add rows. */
const SPARE_ROWS = 3;

export const plainRows = (start: OfferFields): number =>
  Math.min(filledExtraRows(start) + SPARE_ROWS, MAX_EXTRA_LINES);

/** The field's id and the key of its error message. Differs from the id of the price form's note on the same page. */
export const DECLINE_NOTE_FIELD = "decline-note";
