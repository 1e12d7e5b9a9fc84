import type { CostPart, Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { hasSkipPrice } from "#contract/job/collected-apart.ts";
import { DEFAULT_WEEKS, type JobSize, type Waste } from "#contract/job/job.ts";
import { isPriceFor } from "#contract/plan/price-for-waste.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { fromPriceOf, type SizeTerms } from "#server/catalogue/size-terms.ts";
import type { PermitFee } from "#server/permits/permits.ts";
import { extraWeeksCost, type StatedHire } from "#server/pricing/stated-hire.ts";
import { type SearchedJob, takesWastes } from "./job.ts";

/** Wastes that usually cost extra. If a company states no charge for such a waste, the charge counts as unknown. */
const USUALLY_CHARGED: readonly Waste[] = ["plasterboard", "upholstery", "mattress", "electrical"];

/**
 * False if the company does not hire out the size. Null if the company states no sizes, or if its text is unclear about the size.
 */
export function offersSize({ sizes }: Pick<Listing, "sizes">, size: JobSize): boolean | null {
  const terms = sizes.get(size);
  if (terms === undefined) return false;
  return terms.isCertain ? true : null;
}

export function offersAny(listing: Pick<Listing, "sizes">, wanted: readonly JobSize[]): boolean | null {
  const answers = wanted.map((size) => offersSize(listing, size));
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** An estimated hire covers the usual two weeks. The price of an extra week is unknown. */
const ESTIMATED_HIRE = { hireDays: DEFAULT_WEEKS * 7, extraWeek: null };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** True if the price of this size is a price for the job. */
export const isPricedFor = ({ sizes }: Pick<Listing, "sizes">, size: JobSize, job: SearchedJob): boolean =>
  isPriceFor({ size, heavyAllowed: sizes.get(size)?.stated?.heavyAllowed }, job);

/** True if the company takes no waste of the job in a skip, or if none of its prices is for it. */
export function isForOtherWaste(listing: Listing, job: SearchedJob): boolean {
  if (job.wastes.length === 0) return false;
  if (!takesWastes(listing, job, null) || !hasSkipPrice(job)) return true;
  const priced = [...listing.sizes.values()].filter(({ hire }) => hire !== null);
  return priced.length > 0 && !priced.some(({ size }) => isPricedFor(listing, size, job));
}

/** With a range of sizes, only the prices of these sizes count. */
const pricedSizes = (listing: Listing, job: SearchedJob) =>
  [...listing.sizes].filter(
    ([size]) => (job.sizes.length === 0 || job.sizes.includes(size)) && isPricedFor(listing, size, job),
  );

export const statesPrice = (listing: Listing, job: SearchedJob): boolean =>
  pricedSizes(listing, job).some(([, { stated }]) => stated !== null);

/** The lowest price that the company states for the job. */
export const fromPriceFor = (listing: Listing, job: SearchedJob): ListedCompany["fromPrice"] =>
  job.sizes.length + job.wastes.length === 0 ? listing.fromPrice : fromPriceOf(pricedSizes(listing, job));

/** In pence; unknown parts count as 0. Infinity if the size is not offered, or if it has no price for the job. */
export function lowestTotal(listing: Listing, size: JobSize, job: SearchedJob): number {
  const { sizes, charges } = listing;
  const terms = sizes.get(size);
  if (!terms?.hire || !isPricedFor(listing, size, job)) return Number.POSITIVE_INFINITY;
  return (
    terms.hire.from +
    (job.permit?.from ?? 0) +
    (extraWeeksCost(terms.stated ?? ESTIMATED_HIRE, job.weeks) ?? 0) +
    sum(job.inSkip.map((waste) => charges.get(waste) ?? 0))
  );
}

/** In pence. It is more than every total, so it separates the groups of `totalRank`. */
const GROUP = 1e9;

/**
 * Sorts by the lowest total in each group: stated prices, stated prices with an unknown price of extra weeks, estimates.
 * Companies without a total come last.
 */
export function totalRank(listing: Listing, size: JobSize, job: SearchedJob): number {
  const stated = listing.sizes.get(size)?.stated;
  const group = !stated ? 2 : extraWeeksCost(stated, job.weeks) === null ? 1 : 0;
  return group * GROUP + lowestTotal(listing, size, job);
}

const pounds = ({ from, to }: { from: number; to: number }) => ({ from: toPounds(from), to: toPounds(to) });

/** Call this only if the company takes the job's wastes. The total excludes wastes that are collected apart from the skip. */
export function totalOf({ charges }: Listing, { stated, hire }: SizeTerms, job: SearchedJob): Total {
  const { permit, inSkip: wastes } = job;
  const extraWeeks = extraWeeksCost(stated ?? ESTIMATED_HIRE, job.weeks);
  const wasteCharges = sum(wastes.map((waste) => charges.get(waste) ?? 0));
  const hasUnknownCharge = wastes.some((waste) => USUALLY_CHARGED.includes(waste) && !charges.has(waste));
  const more = (extraWeeks ?? 0) + wasteCharges;
  const parts: CostPart[] = [];
  if (hire) parts.push(hirePart(hire, stated));
  if (permit) parts.push(permitPart(permit));
  if (extraWeeks && stated)
    parts.push({ ...companyPart("extra-week", extraWeeks), statedBy: stated.statedBy });
  if (wasteCharges > 0) parts.push(companyPart("waste-charge", wasteCharges));
  const unknown: Total["unknown"] = [];
  if (!hire) unknown.push("hire");
  const mayNeedConsent = permit === null && job.division === "northern-ireland";
  if (permit === null && !mayNeedConsent) unknown.push("permit");
  if (extraWeeks === null) unknown.push("extra-week");
  if (hasUnknownCharge) unknown.push("waste-charge");
  return {
    from: toPounds((hire?.from ?? 0) + (permit?.from ?? 0) + more),
    to: toPounds((hire?.to ?? 0) + (permit?.to ?? 0) + more),
    known: stated !== null && !(permit && isEstimated(permit)) && unknown.length === 0,
    parts,
    unknown,
    ...(mayNeedConsent && { mayNeedConsent }),
  };
}

/** No council says that permits can follow one another, so the fee of several permits is an estimate. */
const isEstimated = ({ permits }: Pick<PermitFee, "permits">): boolean => permits > 1;

function permitPart({ from, to, ...permit }: PermitFee): CostPart {
  const source = isEstimated(permit) ? "estimate" : "council";
  return { kind: "permit", ...pounds({ from, to }), source, permit };
}

const companyPart = (kind: CostPart["kind"], pence: number): CostPart => ({
  kind,
  ...pounds({ from: pence, to: pence }),
  source: "company",
});

const hirePart = (hire: { from: number; to: number }, stated: StatedHire | null): CostPart =>
  stated
    ? { ...companyPart("hire", hire.from), statedBy: stated.statedBy, hireDays: stated.hireDays }
    : { kind: "hire", ...pounds(hire), source: "estimate" };
