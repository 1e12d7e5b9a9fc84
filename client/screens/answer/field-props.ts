import { MAX_EXTRA_LINES } from "#contract/answers/offer.ts";
import { filledExtraRows, type OfferFields } from "#contract/answers/offer-form.ts";

export interface FieldProps {
  start: OfferFields;
  /** The current values of the fields; null until the script runs. */
  fields: OfferFields | null;
  errors: Readonly<Record<string, string>>;
}

/** The number of empty rows for extra charges in a form without script, which cannot add rows. */
const SPARE_ROWS = 3;

export const plainRows = (start: OfferFields): number =>
  Math.min(filledExtraRows(start) + SPARE_ROWS, MAX_EXTRA_LINES);

/** The id of the field, and the key of its error message. The price form on the same page has a note with another id. */
export const DECLINE_NOTE_FIELD = "decline-note";
