import { MAX_EXTRA_LINES } from "#contract/answers/offer.ts";
import { filledExtraRows, type OfferFields } from "#contract/answers/offer-form.ts";

/** The props of a part of the form. */
export interface FieldProps {
  /** What the fields begin with. */
  start: OfferFields;
  /** What they hold; null until the script runs. */
  fields: OfferFields | null;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
}

/** Empty rows of a form without script, which cannot add any. */
const SPARE_ROWS = 3;

/** Rows of extras before the script runs. */
export const plainRows = (start: OfferFields): number =>
  Math.min(filledExtraRows(start) + SPARE_ROWS, MAX_EXTRA_LINES);

/** The note to a decline: its field and id. The form of the price has a field of the same name; its ids are the names. */
export const DECLINE_NOTE = "decline-note";
