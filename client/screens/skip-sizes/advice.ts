import { parseBags } from "#client/components/job/bags-field.tsx";
import { jobIn, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { HEAVY_WASTES, type JobSize } from "#contract/job/job.ts";
import { JOB_KINDS, type Weight } from "#contract/plan/job-kinds.ts";
import { fitsRoad, recommendSkip, type SizeAdvice } from "#contract/plan/size-advice.ts";
import { looseWastes, weightOfJob, weightOfWastes } from "#contract/plan/waste-weight.ts";

export const WEIGHTS = [
  { value: "light", label: "Light: household, wood, garden" },
  { value: "heavy", label: "Heavy: soil, bricks, concrete, tiles" },
] as const;

/** The weight that the visitor chose. Links of earlier releases name it in the parameter `waste`. */
const chosenWeight = (params: URLSearchParams): "light" | "heavy" | undefined =>
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

/**
 * The weight of the waste: the chosen one, or that of the wastes in the URL. Undefined if the URL has neither. The field has no
 * option for mixed waste and shows "heavy" for it, so "heavy" does not contradict mixed wastes.
 */
function weightIn(params: URLSearchParams): Weight | undefined {
  const [chosen, named] = [chosenWeight(params), namedWeight(params)];
  return chosen === "heavy" && named === "mixed" ? named : (chosen ?? named);
}

const jobKindIn = (params: URLSearchParams) => JOB_KINDS.find(({ value }) => value === params.get("job"));

/** Advice for the answers in the URL. Null if they name neither a job nor a number of bags, or a number that is not valid. */
export function adviceFrom(params: URLSearchParams): SizeAdvice | null {
  const job = jobKindIn(params);
  const typed = params.get("bags");
  const bags = typed ? parseBags(typed) : job?.bags;
  if (bags === undefined) return null;
  const { stands, waste = [] } = jobIn(params);
  const weight = chosenWeight(params) ? weightIn(params) : weightOfJob(job, waste);
  const fits = (size: JobSize) => stands !== "road" || fitsRoad(size);
  const advice = recommendSkip(bags, weight ?? "light", fits) ?? recommendSkip(bags, weight ?? "light");
  const exception = typed ? undefined : weight === job?.weight ? job?.exception : undefined;
  return exception ? { ...advice, reason: `${advice.reason} ${exception}` } : advice;
}

/**
 * The place and the job in the URL, with wastes that have the weight of the advice. Wastes that contradict the chosen weight
 * are left out, and a heavy weight without heavy wastes becomes the heavy wastes.
 */
export function advisedArea(params: URLSearchParams): SearchedArea {
  const area = searchedAreaIn(params);
  const { waste = [] } = jobIn(params);
  const [chosen, named] = [chosenWeight(params), namedWeight(params)];
  if (chosen === undefined || weightIn(params) === named) return area;
  const loose = looseWastes(waste);
  const items = waste.filter((one) => !loose.includes(one));
  const fitting =
    chosen === "heavy" ? HEAVY_WASTES : loose.filter((one) => weightOfWastes([one]) === "light");
  return { ...area, waste: [...fitting, ...items].join(",") || undefined };
}

/**
 * The URL of the planner with the same answers. The planner takes the weight from the wastes or else from the kind of job. If a
 * light weight was chosen for a heavier kind of job, the number of bags replaces the kind.
 */
export function planUrlFor(params: URLSearchParams): `/${string}` {
  const { location, radius, date, weeks, stands, waste } = advisedArea(params);
  const kind = jobKindIn(params);
  const isLighter = chosenWeight(params) === "light" && kind !== undefined && kind.weight !== "light";
  const query = {
    kind: isLighter ? undefined : kind?.value,
    bags: params.get("bags") || (isLighter ? kind.bags : undefined),
  };
  return `/plan${queryString({ ...query, location, radius, date, weeks, stands, waste })}`;
}
