import type { Waste } from "./job.ts";

/** The words with which visitors name wastes. "construction" is an option of the directory's form. */
const WORDS: readonly (readonly [Waste, RegExp])[] = [
  ["general", /\b(household|general|rubbish|furniture)\b/i],
  ["garden", /\b(garden|green waste|branch|hedge|grass|leaves|tree)/i],
  ["soil", /\b(top)?soils?\b|\bearth\b|\bclay\b|\bturf\b/i],
  ["rubble", /rubble|brick|concrete|hardcore|tarmac|\bstones?\b|\bslabs?\b|\btiles?\b/i],
  ["wood", /\b(wood|timber)/i],
  ["metal", /\bmetal/i],
  ["mixed-building", /building|builder|construction/i],
  ["plasterboard", /\bplaster|gypsum/i],
  ["upholstery", /\bsofa|\bsettee|armchair|\bcouch/i],
  ["mattress", /\bmattress/i],
  ["fridge", /\bfridge|freezer/i],
  ["tyres", /\btyres?\b/i],
  ["paint", /\bpaints?\b/i],
  ["asbestos", /asbestos/i],
];

/**
 * The wastes that a typed text names. Also finds soil in "no soil". A needless warning or code is acceptable: no warning stops a
 * form, and the company decides about the codes.
 */
export const wastesMentioned = (text: string): Waste[] =>
  WORDS.flatMap(([waste, words]) => (words.test(text) ? [waste] : []));
