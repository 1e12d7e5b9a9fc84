import type { CompaniesQuery } from "#contract/companies.ts";
import type { DeliverySite } from "#contract/job/earliest.ts";
import { DEFAULT_WEEKS, HEAVY_WASTES, JOB_SIZES, type JobSize, type Waste } from "#contract/job/job.ts";
import { SIZES_OF_RANGE } from "#contract/job/job-options.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";
import type { PermitFee } from "#server/permits/permits.ts";

/** The job for which the visitor needs a skip. Size and wastes are numbers, so that they can be compared with the catalogue. */
export interface SearchedJob extends DeliverySite {
  /** The day from which notice counts, as YYYY-MM-DD. */
  askedOn: string;
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  /** Bits of `JOB_SIZES`: the sizes of a range, if no single size is asked for. One of them is enough. */
  sizes: number;
  weeks: number;
  needsPermit: boolean;
  /** What the permit costs, in pence; null if none is needed or its fee is not known. */
  permitFrom: number | null;
  permitTo: number | null;
  /** Whether the fee counts a permit more than once, which no council says is allowed. */
  isPermitEstimated: boolean;
  /** Bits of `WASTES`. */
  wastes: number;
  hasHeavyWaste: boolean;
}

type JobQuery = Partial<Pick<CompaniesQuery, "size" | "sizeRange" | "weeks" | "stands" | "waste">>;

const sizeBits = (sizes: readonly JobSize[]): number =>
  sizes.reduce((bits, size) => bits | (1 << JOB_SIZES.indexOf(size)), 0);

const HEAVY = wasteBits(HEAVY_WASTES);

interface JobPlace {
  site: DeliverySite;
  askedOn: string;
  /** Finds the fee of a permit for this number of weeks, in pence. */
  permitFee: (weeks: number) => Pick<PermitFee, "from" | "to" | "permits"> | null;
}

/** Reads the job from a query. Calls `permitFee` only for a skip on the road, because no other skip needs a permit. */
export function searchedJob(
  { size, sizeRange, weeks = DEFAULT_WEEKS, stands, waste }: JobQuery,
  { site, askedOn, permitFee }: JobPlace,
): SearchedJob {
  const wastes = wasteBits((waste?.split(",") ?? []) as Waste[]);
  const needsPermit = stands === "road";
  const fee = needsPermit ? permitFee(weeks) : null;
  return {
    ...site,
    askedOn,
    size: size === undefined ? null : JOB_SIZES.indexOf(size),
    sizes: size === undefined && sizeRange ? sizeBits(SIZES_OF_RANGE[sizeRange]) : 0,
    weeks,
    needsPermit,
    permitFrom: fee?.from ?? null,
    permitTo: fee?.to ?? null,
    isPermitEstimated: (fee?.permits ?? 1) > 1,
    wastes,
    hasHeavyWaste: (wastes & HEAVY) !== 0,
  };
}
