import type { Job } from "../job/job.ts";
import { toPence, toPounds } from "../text/pounds.ts";
import { type OfferTerms, VAT_PERCENT, type VatStatus } from "./offer.ts";

/** The VAT on an amount, rounded to the penny. */
const vatOf = (pence: number): number => Math.round((pence * VAT_PERCENT) / 100);

type PricedLines = Pick<OfferTerms, "lines" | "vat">;

const sum = (amounts: number[]) => amounts.reduce((total, pence) => total + pence, 0);

/** The VAT to add, in pence. It is computed from the sum of the taxed lines, so it is rounded only once. */
const addedVat = ({ lines, vat }: PricedLines): number =>
  vat === "added" ? vatOf(sum(lines.filter((line) => line.vat).map(({ price }) => toPence(price)))) : 0;

const totalPence = (offer: PricedLines): number =>
  sum(offer.lines.map(({ price }) => toPence(price))) + addedVat(offer);

/** The total of the offer's lines with VAT, in pounds. Server and form compute it with this function. */
export const offerTotal = (offer: PricedLines): string => toPounds(totalPence(offer));

/** The VAT that is added to the lines, in pounds; "0.00" if there is none. */
export const offerVat = (offer: PricedLines): string => toPounds(addedVat(offer));

/** An amount of an offer outside its lines, as the customer pays it: with VAT if VAT is added. */
export const withVat = (pounds: string, vat: VatStatus): string => {
  const pence = toPence(pounds);
  return toPounds(vat === "added" ? pence + vatOf(pence) : pence);
};

/** Parts of the requested job that an offer can leave out. */
export const UNSAID = ["hire-days", "extra-week", "permit"] as const;
export type Unsaid = (typeof UNSAID)[number];

/** `weeks` is null if the customer did not state the length of the hire. */
type AskedJob = Pick<Job, "stands"> & { weeks: number | null };

/**
 * The total of an offer for the requested job: the offer's lines, and the further weeks that the job needs. `unsaid` names what
 * the job needs and the offer does not state: days of hire, the price of a further week, the permit fee for a skip on a road.
 * `total` is in pounds with VAT, and includes `extraWeeks` further weeks.
 */
export function comparableTotal(offer: OfferTerms, asked: AskedJob) {
  const { hireDays, extraWeek, vat, lines } = offer;
  const unsaid: Unsaid[] = [];
  const daysOver = asked.weeks === null || hireDays === null ? 0 : Math.max(asked.weeks * 7 - hireDays, 0);
  const weeksOver = Math.ceil(daysOver / 7);
  if (asked.weeks !== null && hireDays === null) unsaid.push("hire-days");
  if (weeksOver > 0 && extraWeek === null) unsaid.push("extra-week");
  if (asked.stands === "road" && !lines.some(({ kind }) => kind === "permit-council-fee"))
    unsaid.push("permit");
  const extraWeeks = extraWeek === null ? 0 : weeksOver;
  const extraPence = extraWeek === null ? 0 : extraWeeks * toPence(withVat(extraWeek, vat));
  return { total: toPounds(totalPence(offer) + extraPence), extraWeeks, unsaid };
}
