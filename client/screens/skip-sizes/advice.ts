import { jobIn, searchedAreaIn } from "#client/queries/company-url.ts";
import { queryString } from "#client/queries/request.ts";
import { HEAVY_WASTES } from "#contract/job/job.ts";
import { MAX_BAGS } from "#contract/limits.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import { recommendSkip, type SizeAdvice } from "#contract/plan/size-advice.ts";
import { weightOfWastes } from "#contract/plan/waste-weight.ts";

export const WEIGHTS = [
  { value: "light", label: "Light: household, wood, garden" },
  { value: "heavy", label: "Heavy: soil, bricks, concrete, tiles" },
] as const;

/** The weight that the visitor chose. Links of earlier releases name it in the parameter `waste`. */
export const chosenWeight = (params: URLSearchParams): "light" | "heavy" | undefined =>
  WEIGHTS.find(({ value }) => value === (params.get("weight") ?? params.get("waste")))?.value;

/** The weight of the wastes in the URL. Undefined if it names none. */
const namedWeight = (params: URLSearchParams) => weightOfWastes(jobIn(params).waste ?? []);

/**
 * The weight that the calculator's field shows: the chosen one, or "heavy" if the wastes in the URL include heavy waste or
 * mixed building waste.
 */
export function shownWeight(params: URLSearchParams): "light" | "heavy" | undefined {
  const named = namedWeight(params);
  return chosenWeight(params) ?? (named === "heavy" || named === "mixed" ? "heavy" : undefined);
}

/** Advice for the answers in the URL. Null if they name neither a job nor a number of bags. */
export function adviceFrom(params: URLSearchParams): SizeAdvice | null {
  const job = JOB_KINDS.find(({ value }) => value === params.get("job"));
  const typed = Math.round(Number(params.get("bags")));
  const isTyped = typed >= 1;
  const bags = isTyped ? Math.min(typed, MAX_BAGS) : job?.bags;
  if (bags === undefined) return null;
  const weight = chosenWeight(params) ?? namedWeight(params) ?? job?.weight ?? "light";
  const advice = recommendSkip(bags, weight);
  const exception = isTyped || weight !== job?.weight ? undefined : job.exception;
  return exception ? { ...advice, reason: `${advice.reason} ${exception}` } : advice;
}

/**
 * The URL of the planner with the same answers. The planner asks for the kinds of waste instead of their weight, so a heavy
 * weight without wastes becomes the heavy wastes.
 */
export function planUrlFor(params: URLSearchParams): `/${string}` {
  const { location, radius, date, weeks, stands, waste } = searchedAreaIn(params);
  const [kind, bags] = [params.get("job") ?? undefined, params.get("bags") ?? undefined];
  const heavy = chosenWeight(params) === "heavy" ? HEAVY_WASTES.join(",") : undefined;
  return `/plan${queryString({ kind, bags, location, radius, date, weeks, stands, waste: waste ?? heavy })}`;
}
