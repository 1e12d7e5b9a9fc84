/** The only definition of the rule about heavy waste. */
import { HEAVY_WASTES, type JobSize, type Waste } from "../job/job.ts";

/** In cubic yards: the largest skip that can normally be filled completely with heavy waste. */
export const LARGEST_FOR_HEAVY = 6;
/** In cubic yards: the largest skip that may contain any heavy waste, in an amount limited by the company. */
const LARGEST_WITH_SOME_HEAVY = 8;

/** How much heavy waste a skip may contain. A company's own limit takes precedence. */
export const heavyLimitOf = (size: JobSize) =>
  size <= LARGEST_FOR_HEAVY ? "full" : size <= LARGEST_WITH_SOME_HEAVY ? "some" : "none";

export const isHeavy = (waste: Waste): boolean => HEAVY_WASTES.includes(waste);

/** `share` is the heavy part of the waste by volume, from 0 to 1. */
export const HEAVY_SHARES = [
  { value: "most", label: "Most of it", share: 0.75 },
  { value: "half", label: "About half", share: 0.5 },
  { value: "some", label: "A small part", share: 0.25 },
] as const;
export type HeavyShare = (typeof HEAVY_SHARES)[number]["value"];
