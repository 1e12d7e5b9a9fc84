import type { CompaniesQuery } from "#contract/companies.ts";
import { DEFAULT_WEEKS, HEAVY_WASTES, JOB_SIZES, type Waste } from "#contract/job/job.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";

/** What the visitor needs, in the numbers of the catalogue. */
export interface SearchedJob {
  /** Index of `JOB_SIZES`; null if no size is asked for. */
  size: number | null;
  weeks: number;
  needsPermit: boolean;
  /** Bits of `WASTES`. */
  wastes: number;
  hasHeavyWaste: boolean;
}

type JobQuery = Partial<Pick<CompaniesQuery, "size" | "weeks" | "stands" | "waste">>;

const HEAVY = wasteBits(HEAVY_WASTES);

export function searchedJob({ size, weeks, stands, waste }: JobQuery): SearchedJob {
  const wastes = wasteBits((waste?.split(",") ?? []) as Waste[]);
  return {
    size: size === undefined ? null : JOB_SIZES.indexOf(size),
    weeks: weeks ?? DEFAULT_WEEKS,
    needsPermit: stands === "road",
    wastes,
    hasHeavyWaste: (wastes & HEAVY) !== 0,
  };
}
