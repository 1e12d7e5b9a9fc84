import type { CompaniesQuery } from "#contract/companies.ts";
import { DEFAULT_WEEKS, HEAVY_WASTES, JOB_SIZES, type Waste } from "#contract/job/job.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";
import type { PermitFee } from "#server/permits/permits.ts";

/** The job for which the visitor needs a skip. Size and wastes are numbers, so that they can be compared with the catalogue. */
export interface SearchedJob {
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  weeks: number;
  needsPermit: boolean;
  /** What the permit costs, in pence; null if none is needed or its fee is not known. */
  permitFrom: number | null;
  permitTo: number | null;
  /** Bits of `WASTES`. */
  wastes: number;
  hasHeavyWaste: boolean;
}

type JobQuery = Partial<Pick<CompaniesQuery, "size" | "weeks" | "stands" | "waste">>;

const HEAVY = wasteBits(HEAVY_WASTES);

/** Finds the fee of a permit for this number of weeks, in pence. */
type FindPermitFee = (weeks: number) => Pick<PermitFee, "from" | "to"> | null;

/** Reads the job from a query. Calls `permitFee` only for a skip on the road, because no other skip needs a permit. */
export function searchedJob(
  { size, weeks = DEFAULT_WEEKS, stands, waste }: JobQuery,
  permitFee: FindPermitFee,
): SearchedJob {
  const wastes = wasteBits((waste?.split(",") ?? []) as Waste[]);
  const needsPermit = stands === "road";
  const fee = needsPermit ? permitFee(weeks) : null;
  return {
    size: size === undefined ? null : JOB_SIZES.indexOf(size),
    weeks,
    needsPermit,
    permitFrom: fee?.from ?? null,
    permitTo: fee?.to ?? null,
    wastes,
    hasHeavyWaste: (wastes & HEAVY) !== 0,
  };
}
