import type { JobSize, Stands, Waste } from "#contract/job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireDurationOf,
  hireLengthOf,
  pageSkipSize,
  wastesInWords,
} from "#contract/job/job-options.ts";
import type { Random } from "../random.ts";
import { JOBS_ASKED } from "../words/requests.ts";
import { dayAfter } from "./days.ts";

/** The requested job, as both quote forms store it. */
export interface DemoJob {
  size: JobSize;
  weeks: number;
  stands: Stands;
  waste: readonly Waste[];
}

const SIZES: readonly JobSize[] = [2, 4, 4, 6, 6, 6, 8, 8, 8, 12];

export function chooseRequestedJob(random: Random): DemoJob & { info: string } {
  const { waste, info } = random.pick(JOBS_ASKED);
  // Soil and rubble are too heavy for skips above 8 cubic yards. Every job with rubble contains soil too.
  const size = waste.includes("soil") ? random.pick<JobSize>([4, 6, 8]) : random.pick(SIZES);
  const stands = random.weighted({ drive: 6, road: 3, unsure: 1 });
  return { size, weeks: random.pick([1, 2, 2, 2, 3]), stands, waste, info: random.pick(info) };
}

/** The columns of a quote that describe the job. 65% of the customers use the directory's form, the others the quote page. */
export function jobColumns(
  { info, ...job }: ReturnType<typeof chooseRequestedJob>,
  createdAt: Date,
  random: Random,
) {
  const { size, weeks, waste } = job;
  const isPage = random.chance(0.35);
  const day = dayAfter(createdAt, random.between(5, 18));
  return {
    skipSize: isPage ? pageSkipSize(size) : directorySkipSize(size),
    wasteType: isPage ? wastesInWords(waste) : directoryWasteType(waste),
    hireLength: isPage ? hireDurationOf(weeks) : hireLengthOf(weeks),
    hireDate: isPage ? day : null,
    additionalInfo: random.chance(0.7) ? info : null,
    job: { ...job, ...(random.chance(0.5) && { date: day }) },
  };
}
