import { hasSkipPrice, type SeparatedWastes } from "../job/collected-apart.ts";
import type { JobSize } from "../job/job.ts";
import { heavyLimitOf, isHeavy } from "./heavy-waste.ts";

/**
 * True if the price of a skip of this size is a price for the wastes. For heavy waste, the company's stated price decides if it
 * says whether it allows heavy waste. If not, the size decides: the price of a skip for light waste is no price for soil.
 */
export const isPriceFor = (
  { size, heavyAllowed = null }: { size: JobSize; heavyAllowed?: boolean | null | undefined },
  wastes: SeparatedWastes,
): boolean =>
  hasSkipPrice(wastes) && (!wastes.inSkip.some(isHeavy) || (heavyAllowed ?? heavyLimitOf(size) !== "none"));
