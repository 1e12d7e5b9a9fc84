import { apartSentences } from "../job/collected-apart.ts";
import type { JobSize, Waste } from "../job/job.ts";
import { heavyLimitOf, LARGEST_FOR_HEAVY } from "./heavy-waste.ts";

/** What to know before these wastes go into a skip. No warning stops a form. */
export function materialWarnings(size: JobSize | undefined, wastes: readonly Waste[]): string[] {
  const has = (...some: readonly Waste[]) => wastes.some((waste) => some.includes(waste));
  return [
    size && has("soil", "rubble") && heavyWarning(size),
    size && !has("soil", "rubble") && has("mixed-building") && mixedWarning(size),
    ...apartSentences(wastes),
  ].filter((warning) => typeof warning === "string");
}

const INSTEAD = `${LARGEST_FOR_HEAVY} yards or less suits heavy waste: take several, or have one exchanged.`;

function heavyWarning(size: JobSize): string | false {
  const limit = heavyLimitOf(size);
  if (limit === "full") return false;
  return limit === "none"
    ? `Soil, rubble, bricks and concrete are too heavy for ${size} yards: skips above 8 yards take light waste only. ${INSTEAD}`
    : `${size} yards take only a limited amount of soil, rubble, bricks or concrete: ask how far up, or take ${LARGEST_FOR_HEAVY} yards or less.`;
}

const mixedWarning = (size: JobSize): string | false =>
  heavyLimitOf(size) === "none" &&
  `${size} yards take light waste only: no soil, bricks, tiles or concrete among your building waste. ${INSTEAD}`;
