import type { CollectedApart, WasteTaken } from "#contract/companies/totals.ts";
import type { Earliest, ListedCompany } from "#contract/companies.ts";
import {
  answerForDay,
  type DeliverySite,
  earliestDelivery,
  roadRegistration,
} from "#contract/job/earliest.ts";
import { HEAVY_WASTES, JOB_SIZES, type JobSize, type Waste } from "#contract/job/job.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import type { DeliveryPlace } from "#server/places/delivery-place.ts";
import { type DeliveryReason, deliversTo, deliverySentence } from "./delivery.ts";
import { type SearchedJob, takesAll, wastesNotTaken } from "./job.ts";
import { fromPriceFor, isForOtherWaste, isPricedFor, offersAny, offersSize, totalOf } from "./totals.ts";

export interface Result {
  readonly listing: Listing;
  /**
   * Rounded to 0.01 km. Null without a place, or if the company's position is unknown. Can also be null in a region or nation.
   */
  readonly km: number | null;
  /** Null without a place. */
  readonly delivery: DeliveryReason | null;
}

/** The lowest rank comes first. Results of the same rank keep their order. */
export function sortedBy(results: readonly Result[], rankOf: (result: Result) => number): Result[] {
  const groups = Map.groupBy(results, rankOf);
  return [...groups.keys()].sort((a, b) => a - b).flatMap((rank) => groups.get(rank) ?? []);
}

type FitFacts = Pick<
  ListedCompany,
  | ("serves" | "servesBecause" | "earliest" | "canDo" | "canDoBecause" | "roadRegistration")
  | ("offersSize" | "fromPrice" | "total" | "notTaken" | "wastes" | "apart" | "forOtherWaste")
>;

type EarliestJob = DeliverySite & Pick<SearchedJob, "askedOn">;

export interface SearchedFit {
  place: DeliveryPlace | null;
  job: SearchedJob;
}

export const distanceOf = ({ km }: Result): Pick<ListedCompany, "distance"> =>
  km === null ? {} : { distance: km };

export const fitFacts = (result: Result, { place, job }: SearchedFit): FitFacts => ({
  ...deliveryFacts(result, place),
  ...dayFacts(result.listing, job),
  ...registrationFact(result.listing, job),
  ...jobFacts(result, job),
  ...(isForOtherWaste(result.listing, job) && { forOtherWaste: true as const }),
  ...(job.inSkip.length > 0 && { wastes: job.inSkip.map((waste) => wasteTaken(result.listing, waste, job)) }),
});

type DatedListing = Pick<Listing, "company" | "division">;

const siteFor = ({ division }: DatedListing, job: DeliverySite): DeliverySite => ({
  division: job.division ?? division,
  permitNotice: job.permitNotice,
  road: job.road,
  isTooLarge: job.isTooLarge ?? false,
});

export function earliestFor(listing: DatedListing, job: EarliestJob): Earliest {
  const { first, unknown } = earliestDelivery(listing.company, siteFor(listing, job), job.askedOn);
  return { day: first?.day ?? null, unknown };
}

export function dayFacts(
  listing: DatedListing,
  job: EarliestJob & Pick<SearchedJob, "date">,
): Pick<FitFacts, "earliest" | "canDo" | "canDoBecause"> {
  const earliest = earliestFor(listing, job);
  if (job.date === null) return { earliest, canDo: null };
  if (job.date < job.askedOn) return { earliest, canDo: "late" };
  const { company } = listing;
  const { canDo, canDoBecause } = answerForDay(earliest, { company, site: siteFor(listing, job) }, job.date);
  return { earliest, canDo, ...(canDo === "ask" && { canDoBecause }) };
}

export const registrationOf = ({ company }: Pick<Listing, "company">, job: SearchedJob) =>
  roadRegistration(company, job, job.date ?? job.askedOn);

function registrationFact(listing: Listing, job: SearchedJob): Pick<FitFacts, "roadRegistration"> {
  const registration = registrationOf(listing, job);
  return registration ? { roadRegistration: registration } : {};
}

function deliveryFacts(
  { listing, km, delivery }: Result,
  place: DeliveryPlace | null,
): Pick<FitFacts, "serves" | "servesBecause"> {
  if (!place || !delivery) return {};
  return { serves: deliversTo(delivery), servesBecause: deliverySentence(delivery, listing, km, place) };
}

function jobFacts(
  { listing }: Result,
  job: SearchedJob,
): Pick<FitFacts, "offersSize" | "fromPrice" | "total" | "notTaken" | "apart"> {
  const { size, sizes, wastes } = job;
  const notTaken = wastesNotTaken(listing, wastes, size);
  const taken = takesAll(notTaken) ? collectedApart(listing, job) : { notTaken };
  if (size === null) {
    const fromPrice = takesAll(notTaken) ? fromPriceFor(listing, job) : undefined;
    return {
      ...(sizes.length > 0 && { offersSize: offersAny(listing, sizes) }),
      ...(fromPrice && { fromPrice }),
      ...taken,
    };
  }
  const terms = listing.sizes.get(size);
  if (!terms) return { offersSize: false };
  const offered = { offersSize: offersSize(listing, size) };
  const isPriced = takesAll(notTaken) && isPricedFor(listing, size, job);
  return { ...offered, ...(isPriced && { total: totalOf(listing, terms, job) }), ...taken };
}

function wasteTaken(listing: Listing, waste: Waste, { size }: SearchedJob): WasteTaken {
  const { refused, inSize } = wastesNotTaken(listing, [waste], size);
  if (refused.length + inSize.length > 0) return { waste, taken: "no" };
  const charge = listing.charges.get(waste);
  if (charge !== undefined) return { waste, taken: charge > 0 ? "charge" : "yes" };
  if (listing.accepts.has(waste)) return { waste, taken: "yes" };
  const allowed = HEAVY_WASTES.includes(waste) ? sizesForHeavy(listing) : [];
  if (size !== null) return { waste, taken: allowed.includes(size) ? "yes" : "ask" };
  if (allowed.length === 0) return { waste, taken: "ask" };
  return { waste, taken: "yes", ...(allowed.length < listing.sizes.size && { sizes: allowed }) };
}

const sizesForHeavy = ({ sizes }: Listing): JobSize[] =>
  JOB_SIZES.filter((size) => sizes.get(size)?.stated?.heavyAllowed);

function collectedApart({ company }: Listing, { apart }: SearchedJob): Pick<FitFacts, "apart"> {
  if (apart.length === 0) return {};
  const factsOf = (waste: Waste): CollectedApart => {
    const stated = company.acceptsAtCharge.find((charge) => charge.waste === waste);
    if (stated) return { waste, charge: { price: stated.price, unit: stated.unit } };
    return { waste, charge: null, ...(company.takes.includes(waste) && { isFree: true }) };
  };
  return { apart: apart.map(factsOf) };
}
