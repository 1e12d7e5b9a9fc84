import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { NotTaken } from "#contract/companies/totals.ts";
import { ONLY_IF_STATED, type SeparatedWastes, separateWastes } from "#contract/job/collected-apart.ts";
import type { DeliverySite } from "#contract/job/earliest.ts";
import { DEFAULT_WEEKS, HEAVY_WASTES, type JobSize, type Waste, wastesAmong } from "#contract/job/job.ts";
import { SIZES_OF_RANGE } from "#contract/job/job-options.ts";
import { fitsRoad } from "#contract/plan/size-advice.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import type { PermitFee } from "#server/permits/permits.ts";

export interface SearchedJob extends DeliverySite, SeparatedWastes {
  askedOn: string;
  /** The day on which the skip is wanted, as YYYY-MM-DD; null if none is named. */
  date: string | null;
  size: JobSize | null;
  /** One of the range's sizes is enough. Empty without a range. */
  sizes: readonly JobSize[];
  weeks: number;
  /** In pence; null if it is not known. Undefined for a skip that needs no permit. */
  permit: PermitFee | null | undefined;
  wastes: readonly Waste[];
  mustBeInTime: boolean;
}

type JobQuery = Partial<
  Pick<CompaniesQuery, "size" | "sizeRange" | "date" | "weeks" | "stands" | "waste" | "canDo">
>;

interface JobPlace {
  site: DeliverySite;
  askedOn: string;
  /** In pence, for this number of weeks. */
  permitFee: (weeks: number) => PermitFee | null;
}

/** Calls `permitFee` only for a skip on the road, because no other skip needs a permit. */
export function searchedJob(
  { size, sizeRange, date, weeks = DEFAULT_WEEKS, stands, waste, canDo }: JobQuery,
  { site, askedOn, permitFee }: JobPlace,
): SearchedJob {
  const wastes = wastesAmong(waste?.split(",") ?? []);
  const permit = stands === "road" ? permitFee(weeks) : undefined;
  return {
    ...site,
    permit,
    isTooLarge: size !== undefined && isTooLargeForRoad({ permit, road: site.road }, size),
    mustBeInTime: Boolean(canDo) && date !== undefined,
    askedOn,
    date: date ?? null,
    size: size ?? null,
    sizes: size === undefined && sizeRange ? SIZES_OF_RANGE[sizeRange] : [],
    weeks,
    wastes,
    ...separateWastes(wastes),
  };
}

export const isTooLargeForRoad = ({ permit, road }: Pick<SearchedJob, "permit" | "road">, size: JobSize) =>
  permit !== undefined && !fitsRoad(size, road?.limits);

export const isDemanding = ({ size, sizes, wastes }: SearchedJob): boolean =>
  size !== null || sizes.length > 0 || wastes.length > 0;

/**
 * `notStated` are wastes for specialists that the company does not say it takes. `inSize` are heavy wastes that the stated price
 * for the size excludes.
 */
export function wastesNotTaken(
  { refuses, sizes, accepts }: Pick<Listing, "refuses" | "sizes" | "accepts">,
  wastes: readonly Waste[],
  size: JobSize | null,
): NotTaken {
  const isTooHeavy = size !== null && sizes.get(size)?.stated?.heavyAllowed === false;
  const inSize = isTooHeavy
    ? wastes.filter((waste) => HEAVY_WASTES.includes(waste) && !refuses.has(waste))
    : [];
  const notStated = wastes.filter(
    (waste) => ONLY_IF_STATED.includes(waste) && !accepts.has(waste) && !refuses.has(waste),
  );
  return { refused: wastes.filter((waste) => refuses.has(waste)), inSize, notStated };
}

export const takesAll = ({ refused, inSize, notStated }: NotTaken): boolean =>
  refused.length + inSize.length + notStated.length === 0;

export function takesWastes(listing: Listing, { wastes }: SearchedJob, size: JobSize | null): boolean {
  if (wastes.length === 0) return true;
  return takesAll(wastesNotTaken(listing, wastes, size));
}
