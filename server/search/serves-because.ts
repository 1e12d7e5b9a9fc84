import { BECAUSE, type Because } from "./serves.ts";

/**
 * Why a company serves a place or not, in one sentence. {place}: the place; {district}: the district at its centre; {away}: the
 * company's distance from it; {stated}: the distance that the company states; {text}: the distance that its text gives; {name}:
 * the name in its text.
 */
export const SENTENCES: Record<Because, string> = {
  [BECAUSE.radiusReaches]: "It says it delivers within {stated}, and {place} is {away} away.",
  [BECAUSE.listsDistrict]: "It lists {district} among the districts it covers.",
  [BECAUSE.coversPart]: "The area it states covers part of {place}.",
  [BECAUSE.areaReachesMiddle]: "The area it states reaches the middle of {place}.",
  [BECAUSE.wordsName]: "Its coverage text names {name}.",
  [BECAUSE.wordsNameDistrict]: "Its coverage text names {district}.",
  [BECAUSE.wordsNamePart]: "Its coverage text names part of {place}.",
  [BECAUSE.wordsReach]: "Its coverage text says {text}, and {place} is {away} away.",
  [BECAUSE.saysNothing]: "It doesn't say where it delivers.",
  [BECAUSE.undecided]: "What it says about where it delivers doesn't decide this for {place}.",
  [BECAUSE.notLocated]: "It says it delivers within {stated}, but we don't know where exactly it is based.",
  [BECAUSE.radiusTooShort]: "It says it delivers within {stated}, and {place} is {away} away.",
  [BECAUSE.notListed]: "{district} is not among the districts it covers.",
  [BECAUSE.excluded]: "It says it doesn't deliver to {district}.",
};
