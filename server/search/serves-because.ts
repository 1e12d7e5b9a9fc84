import { SERVES_REASON, type ServesReason } from "./serves.ts";

/**
 * One sentence for each reason. {place}: the place; {district}: the district at the place's centre; {away}: the company's
 * distance from the place; {stated}: the distance that the company states; {text}: the distance that its text gives; {name}:
 * the name in its text.
 */
export const SERVES_SENTENCES: Record<ServesReason, string> = {
  [SERVES_REASON.radiusReaches]: "It says it delivers within {stated}, and {place} is {away} away.",
  [SERVES_REASON.listsDistrict]: "It lists {district} among the districts it covers.",
  [SERVES_REASON.coversPart]: "The area it states covers part of {place}.",
  [SERVES_REASON.areaReachesMiddle]: "The area it states reaches the middle of {place}.",
  [SERVES_REASON.wordsName]: "Its coverage text names {name}.",
  [SERVES_REASON.wordsNameDistrict]: "Its coverage text names {district}.",
  [SERVES_REASON.wordsNamePart]: "Its coverage text names part of {place}.",
  [SERVES_REASON.wordsReach]: "Its coverage text says {text}, and {place} is {away} away.",
  [SERVES_REASON.saysNothing]: "It doesn't say where it delivers.",
  [SERVES_REASON.undecided]: "What it says about where it delivers doesn't decide this for {place}.",
  [SERVES_REASON.notLocated]:
    "It says it delivers within {stated}, but we don't know where exactly it is based.",
  [SERVES_REASON.radiusTooShort]: "It says it delivers within {stated}, and {place} is {away} away.",
  [SERVES_REASON.notListed]: "{district} is not among the districts it covers.",
  [SERVES_REASON.excluded]: "It says it doesn't deliver to {district}.",
};
