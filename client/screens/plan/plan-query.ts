import { parseBags } from "#client/components/job/bags-field.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams, type ParamChanges } from "#client/urls/company-search.ts";
import { jobIn } from "#client/urls/company-url.ts";
import { SKIP_JOBS } from "#contract/options.ts";
import { HEAVY_SHARES } from "#contract/plan/heavy-waste.ts";
import type { PlanQuery } from "#contract/plan/plan.ts";

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
