import type { Waste } from "#contract/job/job.ts";
import { isHeavy } from "#contract/plan/heavy-waste.ts";
import type { JobKind, Weight } from "#contract/plan/job-kinds.ts";

/** Wastes that fill a skip and have a weight by volume. All other wastes are single items. */
const LOOSE_WASTES: ReadonlySet<Waste> = new Set<Waste>([
  "general",
  "garden",
  "soil",
  "rubble",
  "wood",
  "metal",
  "mixed-building",
  "plasterboard",
]);

export const looseWastes = (wastes: readonly Waste[]): Waste[] =>
  wastes.filter((waste) => LOOSE_WASTES.has(waste));

/**
 * "heavy" if all loose wastes are heavy. "mixed" if some are heavy, or if one is mixed building waste, which is limited like
 * heavy waste. Otherwise "light". Undefined without loose wastes: then the usual weight for the kind of job applies.
 */
function weightOfWastes(wastes: readonly Waste[]): Weight | undefined {
  const loose = looseWastes(wastes);
  if (loose.length === 0) return undefined;
  if (loose.every(isHeavy)) return "heavy";
  return loose.some((waste) => isHeavy(waste) || waste === "mixed-building") ? "mixed" : "light";
}

/** The weight of the wastes that are usual for the kind of job, together with the named wastes. Undefined without both. */
export function weightOfJob(
  kind: Pick<JobKind, "weight"> | undefined,
  wastes: readonly Waste[],
): Weight | undefined {
  const named = weightOfWastes(wastes);
  if (!kind || !named || kind.weight === named) return named ?? kind?.weight;
  return "mixed";
}
