/** This file imports no zod, because the quote forms load it. */
import { apartSentences } from "../job/collected-apart.ts";
import type { JobSize, Waste } from "../job/job.ts";
import { heavyLimitOf, LARGEST_FOR_HEAVY } from "./heavy-waste.ts";

/** The words with which visitors name wastes that need a warning. "construction" is an option of the directory's form. */
const WORDS: readonly (readonly [Waste, RegExp])[] = [
  ["soil", /\b(top)?soils?\b|\bearth\b|\bclay\b|\bturf\b/i],
  ["rubble", /rubble|brick|concrete|hardcore|tarmac|\bstones?\b|\bslabs?\b/i],
  ["mixed-building", /building|builder|construction/i],
  ["plasterboard", /plaster ?board|gypsum/i],
  ["upholstery", /\bsofa|\bsettee|armchair|\bcouch/i],
  ["fridge", /\bfridge|freezer/i],
  ["tyres", /\btyres?\b/i],
  ["paint", /\bpaint\b/i],
  ["asbestos", /asbestos/i],
];

/**
 * The wastes that a typed text names. Also finds soil in "no soil". A needless warning is acceptable, because no warning stops a
 * form.
 */
export const wastesMentioned = (text: string): Waste[] =>
  WORDS.flatMap(([waste, words]) => (words.test(text) ? [waste] : []));

/** What to know before these wastes go into a skip. No warning stops a form. */
export function materialWarnings(size: JobSize | undefined, wastes: readonly Waste[]): string[] {
  const has = (...some: readonly Waste[]) => wastes.some((waste) => some.includes(waste));
  return [
    size && has("soil", "rubble") && heavyWarning(size),
    size && !has("soil", "rubble") && has("mixed-building") && mixedWarning(size),
    has("plasterboard") &&
      (wastes.length > 1
        ? "Plasterboard has to be kept apart: bagged, or in a skip of its own. Ask the company which."
        : "Plasterboard goes with no other waste. Ask for a plasterboard skip or bags: the price of a mixed skip doesn't apply."),
    ...apartSentences(wastes),
  ].filter((warning) => typeof warning === "string");
}

const INSTEAD = `${LARGEST_FOR_HEAVY} yards or less suits heavy waste: take several, or have one exchanged.`;

function heavyWarning(size: JobSize): string | false {
  const limit = heavyLimitOf(size);
  if (limit === "full") return false;
  return limit === "none"
    ? `Soil, rubble, bricks and concrete are too heavy for ${size} yards: skips above 8 yards take light waste only. ${INSTEAD}`
    : `${size} yards take only a limited amount of soil, rubble, bricks or concrete: ask how far up. ${INSTEAD}`;
}

const mixedWarning = (size: JobSize): string | false =>
  heavyLimitOf(size) === "none" &&
  `${size} yards take light waste only: no soil, bricks, tiles or concrete among your building waste. ${INSTEAD}`;
