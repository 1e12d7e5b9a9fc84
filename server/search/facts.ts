import type { Earliest, ListedCompany } from "#contract/companies.ts";
import { type DeliverySite, earliestDelivery } from "#contract/job/earliest.ts";
import type { DeliveryPlace } from "#server/places/delivery-place.ts";
import { deliversTo, deliverySentence } from "./delivery.ts";
import { type SearchedJob, wastesNotTaken } from "./job.ts";
import type { Result } from "./result.ts";
import { offersAny, offersSize, totalOf } from "./totals.ts";

/** What a list says about a company besides its own fields: how well it fits the place and the job. */
type FitFacts = Pick<
  ListedCompany,
  "serves" | "servesBecause" | "earliest" | "offersSize" | "total" | "notTaken"
>;

type EarliestJob = DeliverySite & Pick<SearchedJob, "askedOn">;

/** The place and the job of a search. */
export interface SearchedFit {
  /** Null without a place. */
  place: DeliveryPlace | null;
  job: SearchedJob;
}

export const distanceOf = ({ km }: Result): Pick<ListedCompany, "distance"> =>
  km === null ? {} : { distance: km };

export const fitFacts = (result: Result, { place, job }: SearchedFit): FitFacts => ({
  ...deliveryFacts(result, place),
  earliest: earliestFor(result.listing.company, job),
  ...jobFacts(result, job),
});

/** The first day on which a company can deliver. */
export function earliestFor(company: Parameters<typeof earliestDelivery>[0], job: EarliestJob): Earliest {
  const { first, unknown } = earliestDelivery(company, job, job.askedOn);
  return { day: first?.day ?? null, unknown };
}

function deliveryFacts(
  { listing, km, delivery }: Result,
  place: DeliveryPlace | null,
): Pick<FitFacts, "serves" | "servesBecause"> {
  if (!place || !delivery) return {};
  return { serves: deliversTo(delivery), servesBecause: deliverySentence(delivery, listing, km, place) };
}

/**
 * Whether a company offers the size, and what the job costs there or which of its wastes it does not take. Without a size, only
 * whether it offers one of a range, and the wastes that it refuses.
 */
function jobFacts(
  { listing }: Result,
  job: SearchedJob,
): Pick<FitFacts, "offersSize" | "total" | "notTaken"> {
  const { size, sizes, wastes } = job;
  const notTaken = wastesNotTaken(listing, wastes, size);
  const takesAll = notTaken.refused.length === 0 && notTaken.inSize.length === 0;
  if (size === null)
    return {
      ...(sizes.length > 0 && { offersSize: offersAny(listing, sizes) }),
      ...(!takesAll && { notTaken }),
    };
  const terms = listing.sizes.get(size);
  if (!terms) return { offersSize: false };
  const offered = { offersSize: offersSize(listing, size) };
  return takesAll ? { ...offered, total: totalOf(listing, terms, job) } : { ...offered, notTaken };
}
