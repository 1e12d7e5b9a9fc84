import { IGNORED_PARTS, type IgnoredPart } from "#contract/job/job.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { joinWithAnd } from "../company/format.ts";

const PARTS: Record<IgnoredPart, string> = {
  radius: "the distance",
  size: "the skip size",
  "past-date": "the delivery date (it has passed)",
  date: "the delivery date (not within a year)",
  weeks: "the length of the hire",
  stands: "the place where the skip will stand",
  waste: "the kind of waste",
  "some-waste": "an unknown kind of waste",
  "more-companies": `more than ${MAX_COMPANIES_PER_QUOTE} companies`,
};

/**
 * For example "We couldn't use the skip size in this page's address, so we left it out." Null if nothing was ignored.
 */
export function ignoredSentence(ignored: string | null): string | null {
  const parts = IGNORED_PARTS.filter((part) => ignored?.split(",").includes(part));
  const [first, second] = parts;
  if (first === undefined) return null;
  if (second === undefined && first === "more-companies")
    return `This page's address names more than ${MAX_COMPANIES_PER_QUOTE} companies. We left out those after the first ${MAX_COMPANIES_PER_QUOTE}.`;
  const names = joinWithAnd(parts.map((part) => PARTS[part]));
  return `We couldn't use ${names} in this page's address, so we left ${second ? "them" : "it"} out.`;
}
