import type { Job } from "../job/job.ts";
import { roadWords } from "../job/road-words.ts";
import type { Option } from "../options.ts";

/** Companies name the lines of kind `extra` themselves. */
export const LINE_KINDS = ["hire", "permit-council-fee", "permit-handling", "extra"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export function lineLabels(job: Pick<Job, "division"> | null): Record<LineKind, string> {
  const { fee, handling } = roadWords(job?.division);
  return {
    hire: "Skip hire, delivery, collection and tipping",
    "permit-council-fee": fee,
    "permit-handling": handling,
    extra: "Extra",
  };
}

export const VAT_STATUSES = [
  { value: "included", label: "My prices include VAT" },
  { value: "added", label: "Add 20% VAT to my prices" },
  { value: "not-registered", label: "I'm not VAT registered" },
] as const satisfies readonly Option[];
export type VatStatus = (typeof VAT_STATUSES)[number]["value"];
export const VAT_PERCENT = 20;

/** `label` is for the company, `told` for the customer. */
export const DECLINE_REASONS = [
  { value: "out-of-area", label: "Out of our area", told: "They don't deliver to your area" },
  { value: "no-such-size", label: "We don't have this size", told: "They don't have this size" },
  { value: "no-vehicle", label: "No lorry free that day", told: "They have no lorry free that day" },
  { value: "waste-not-taken", label: "We don't take this waste", told: "They don't take this waste" },
  { value: "not-enough-detail", label: "Not enough detail", told: "They'd need more detail to give a price" },
  { value: "other", label: "Another reason", told: "They can't do this job" },
] as const satisfies readonly (Option & { told: string })[];
export type DeclineReason = (typeof DECLINE_REASONS)[number]["value"];

/** `price` is in pounds, such as "270.00". */
export interface OfferLine {
  kind: LineKind;
  item?: string | undefined;
  price: string;
  /** Whether VAT is added to the line. Used only if the offer's `vat` is "added". */
  vat: boolean;
}

/** Null means "not stated". */
export interface OfferTerms {
  lines: OfferLine[];
  vat: VatStatus;
  hireDays: number | null;
  /** In pounds for an extra week. Without VAT if `vat` is "added". */
  extraWeek: string | null;
  weightLimitTonnes: number | null;
  /** In pounds for a tonne above the limit. Without VAT if `vat` is "added". */
  overweightPerTonne: string | null;
  /** The first possible delivery day, as YYYY-MM-DD. */
  earliestDate: string | null;
  /** The last day on which the customer can accept the offer, as YYYY-MM-DD. */
  validUntil: string | null;
  note: string | null;
}

/** The names of an offer's facts on the form, on both pages and in emails. */
export const OFFER_LABELS = {
  hireDays: "Days included",
  extraWeek: "Each extra week",
  weightLimitTonnes: "Weight limit",
  overweightPerTonne: "Each tonne above",
  earliestDate: "Earliest delivery",
  validUntil: "Price holds until",
} as const satisfies Partial<Record<keyof OfferTerms, string>>;

/** Limits the emails to the customer. */
export const MAX_ANSWERS = 10;
export const ANSWER_LINK_DAYS = 30;
/**
 * The chosen company's link is valid this long after the company was told of the choice, or after the latest event of the hire.
 */
export const HIRE_LINK_DAYS = 90;
/** The customer can undo a choice for this long. Then the companies are told of it. */
export const CHOICE_UNDO_MINUTES = 10;
export const MAX_EXTRA_LINES = 8;
export const MAX_OFFER_NOTE = 600;
export const MAX_HIRE_DAYS = 365;
export const MAX_TONNES = 40;
