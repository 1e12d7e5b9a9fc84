import { HEAVY_WASTES, WASTES } from "#contract/job/job.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { wasteBits } from "#server/catalogue/records/wastes.ts";
import type { SearchedJob } from "./searched-job.ts";

const HEAVY = wasteBits(HEAVY_WASTES);

/** Bits of the job's wastes that a company says it does not take. */
const refused = ({ wastes }: CompanyRecords, slot: number, job: SearchedJob): number =>
  wastes.refused(slot) & job.wastes;

/** Bits of the job's heavy wastes, if the company's stated price for the size excludes heavy waste; otherwise 0. */
function tooHeavy({ prices }: CompanyRecords, slot: number, size: number, job: SearchedJob): number {
  return job.hasHeavyWaste && prices.find(slot, size)?.heavyAllowed === false ? job.wastes & HEAVY : 0;
}

/** Whether a company takes every waste of the job. Without a size only its refusals count. */
export const takesWastes = (
  records: CompanyRecords,
  slot: number,
  size: number | null,
  job: SearchedJob,
): boolean =>
  job.wastes === 0 ||
  (refused(records, slot, job) === 0 && (size === null || tooHeavy(records, slot, size, job) === 0));

/** JSON of `NotTaken`. Without a size only the refusals count. */
export function notTakenJson(
  records: CompanyRecords,
  slot: number,
  size: number | null,
  job: SearchedJob,
): string {
  const refusedBits = refused(records, slot, job);
  const heavyBits = size === null ? 0 : tooHeavy(records, slot, size, job) & ~refusedBits;
  return JSON.stringify({ refused: wastesOf(refusedBits), inSize: wastesOf(heavyBits) });
}

const wastesOf = (bits: number) => WASTES.flatMap(({ value }, index) => (bits & (1 << index) ? [value] : []));
