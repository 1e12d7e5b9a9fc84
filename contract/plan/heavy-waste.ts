/** The heavy waste rule, stated once. No zod here: screens load this file. */
import { HEAVY_WASTES, type JobSize, type Waste } from "../job/job.ts";

/** The largest skip in cubic yards that can normally be filled completely with heavy waste. */
export const LARGEST_FOR_HEAVY = 6;
/** The largest that takes any: a limited amount, by company. Larger skips take light waste only. */
export const LARGEST_WITH_SOME_HEAVY = 8;

/** How much heavy waste a skip of a size takes. A company's own limit wins. */
export type HeavyLimit = "full" | "some" | "none";

export const heavyLimitOf = (size: JobSize): HeavyLimit =>
  size <= LARGEST_FOR_HEAVY ? "full" : size <= LARGEST_WITH_SOME_HEAVY ? "some" : "none";

export const isHeavy = (waste: Waste): boolean => HEAVY_WASTES.includes(waste);
