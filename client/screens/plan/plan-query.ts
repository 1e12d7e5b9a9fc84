import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams, type ParamChanges } from "#client/urls/company-search.ts";
import { jobIn } from "#client/urls/company-url.ts";
import { MAX_BAGS } from "#contract/limits.ts";
import { SKIP_JOBS } from "#contract/options.ts";
import { HEAVY_SHARES } from "#contract/plan/heavy-waste.ts";
import type { PlanQuery } from "#contract/plan/plan.ts";
import { formatCount } from "#contract/text/spelling.ts";

/** Undefined if the typed number, rounded, is not from 1 to `MAX_BAGS`. */
export function parseBags(typed: string | null): number | undefined {
  const bags = Math.round(Number(typed));
  return bags >= 1 && bags <= MAX_BAGS ? bags : undefined;
}

export const bagsProblem = (typed: string | null): string | undefined =>
  typed && parseBags(typed) === undefined
    ? `Please enter a number from 1 to ${formatCount(MAX_BAGS)}. For more bags, ask a waste contractor.`
    : undefined;

export function planQueryIn(params: URLSearchParams): PlanQuery {
  return {
    ...jobIn(params),
    kind: SKIP_JOBS.find((kind) => kind === params.get("kind")),
    bags: parseBags(params.get("bags")),
    location: params.get("location") ?? undefined,
    authority: params.get("authority") ?? undefined,
    heavy: HEAVY_SHARES.find(({ value }) => value === params.get("heavy"))?.value,
    only: params.has("only"),
  };
}

export const hasAnswer = ({ kind, bags, location, size, waste = [] }: PlanQuery): boolean =>
  Boolean(kind || bags || location || size || waste.length > 0);

export function usePlanQuery() {
  const params = usePageParams();
  return {
    params,
    query: planQueryIn(params),
    /** Leaves out `asked` (the form was sent) and `ignored` (invalid parameters), which concern only the current page. */
    planUrl: (changes: ParamChanges = {}) =>
      `/plan${changedParams(params, { ...changes, asked: undefined, ignored: undefined })}`,
  };
}
