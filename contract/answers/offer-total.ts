import type { Job } from "../job/job.ts";
import { toPence, toPounds } from "../text/pounds.ts";
import { type OfferTerms, VAT_PERCENT, type VatStatus } from "./offer.ts";

const vatOf = (pence: number): number => Math.round((pence * VAT_PERCENT) / 100);

type PricedLines = Pick<OfferTerms, "lines" | "vat">;

const sum = (amounts: number[]) => amounts.reduce((total, pence) => total + pence, 0);

/** Computed from the sum of the taxed lines, so that it is rounded only once. */
const addedVat = ({ lines, vat }: PricedLines): number =>
  vat === "added" ? vatOf(sum(lines.filter((line) => line.vat).map(({ price }) => toPence(price)))) : 0;

const totalPence = (offer: PricedLines): number =>
  sum(offer.lines.map(({ price }) => toPence(price))) + addedVat(offer);

/** The server and the form both use this function, so that they show the same total. */
export const offerTotal = (offer: PricedLines): string => toPounds(totalPence(offer));

/** In pounds; "0.00" if no VAT is added to the lines. */
export const offerVat = (offer: PricedLines): string => toPounds(addedVat(offer));

/** In pounds with VAT. */
export const withVat = (pounds: string, vat: VatStatus): string => {
  const pence = toPence(pounds);
  return toPounds(vat === "added" ? pence + vatOf(pence) : pence);
};

export const UNSAID = ["hire-days", "extra-week", "permit"] as const;
export type Unsaid = (typeof UNSAID)[number];

type AskedJob = Pick<Job, "stands" | "division"> & { weeks: number | null };

/**
 * `total` is in pounds with VAT and includes `extraWeeks` further weeks. `unsaid` names the parts that the job needs and the
 * offer does not state. In Northern Ireland a consent that nobody mentions is none of them, because few streets need one.
 */
export function comparableTotal(offer: OfferTerms, asked: AskedJob) {
  const { hireDays, extraWeek, vat, lines } = offer;
  const unsaid: Unsaid[] = [];
  const daysOver = asked.weeks === null || hireDays === null ? 0 : Math.max(asked.weeks * 7 - hireDays, 0);
  const weeksOver = Math.ceil(daysOver / 7);
  if (asked.weeks !== null && hireDays === null) unsaid.push("hire-days");
  if (weeksOver > 0 && extraWeek === null) unsaid.push("extra-week");
  const needsPermit = asked.stands === "road" && !asked.division;
  if (needsPermit && !lines.some(({ kind }) => kind === "permit-council-fee")) unsaid.push("permit");
  const extraWeeks = extraWeek === null ? 0 : weeksOver;
  const extraPence = extraWeek === null ? 0 : extraWeeks * toPence(withVat(extraWeek, vat));
  return { total: toPounds(totalPence(offer) + extraPence), extraWeeks, unsaid };
}
