/** A company's answer to a quote request. This file imports no zod, because screens load it. */
import type { Option } from "../options.ts";

/** The parts of a price. Companies name the lines of kind `extra` themselves. */
export const LINE_KINDS = ["hire", "permit-council-fee", "permit-handling", "extra"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_LABELS: Record<LineKind, string> = {
  hire: "Skip hire, delivery, collection and tipping",
  "permit-council-fee": "Council's permit fee",
  "permit-handling": "Arranging the permit",
  extra: "Extra",
};

/** Whether an offer's prices include VAT, VAT is added, or the company charges no VAT. */
export const VAT_STATUSES = [
  { value: "included", label: "My prices include VAT" },
  { value: "added", label: "Add 20% VAT to my prices" },
  { value: "not-registered", label: "I'm not VAT registered" },
] as const satisfies readonly Option[];
export type VatStatus = (typeof VAT_STATUSES)[number]["value"];
export const VAT_PERCENT = 20;

/** Reasons for which a company declines a request. `told` is the text for the customer. */
export const DECLINE_REASONS = [
  { value: "out-of-area", label: "Out of our area", told: "They don't deliver to your area" },
  { value: "no-such-size", label: "We don't have this size", told: "They don't have this size" },
  { value: "no-vehicle", label: "No lorry free that day", told: "They have no lorry free that day" },
  { value: "waste-not-taken", label: "We don't take this waste", told: "They don't take this waste" },
  { value: "not-enough-detail", label: "Not enough detail", told: "They'd need more detail to give a price" },
  { value: "other", label: "Another reason", told: "They can't do this job" },
] as const satisfies readonly (Option & { told: string })[];
export type DeclineReason = (typeof DECLINE_REASONS)[number]["value"];

/** One part of the price, in pounds such as "270.00". */
export interface OfferLine {
  kind: LineKind;
  /** The name of an extra. */
  item?: string | undefined;
  price: string;
  /** True if VAT applies to the line. Only relevant if VAT is added. */
  vat: boolean;
}

/** The terms of an offer. Null means "not stated". */
export interface OfferTerms {
  lines: OfferLine[];
  vat: VatStatus;
  hireDays: number | null;
  /** The price of a further week, without VAT if `vat` is "added". */
  extraWeek: string | null;
  weightLimitTonnes: number | null;
  /** The price of a tonne above the limit, without VAT if `vat` is "added". */
  overweightPerTonne: string | null;
  /** The first possible delivery day, and the last day on which the offer is valid, as YYYY-MM-DD. */
  earliestDate: string | null;
  validUntil: string | null;
  note: string | null;
}

/** The maximum number of answers of one company to one request, so that no company floods a customer with emails. */
export const MAX_ANSWERS = 10;
/** The link in a request email is valid for this many days. */
export const ANSWER_LINK_DAYS = 30;
/** The link of the chosen company is valid for this many days after the choice, or after the latest press on the hire. */
export const HIRE_LINK_DAYS = 90;
/** The customer can undo a choice within this time. Companies are told afterwards. */
export const CHOICE_UNDO_MINUTES = 10;
export const MAX_EXTRA_LINES = 8;
export const MAX_OFFER_NOTE = 600;
export const MAX_HIRE_DAYS = 365;
export const MAX_TONNES = 40;
