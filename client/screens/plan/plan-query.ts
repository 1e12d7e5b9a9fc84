import { jobIn } from "#client/queries/company-url.ts";
import { SKIP_JOBS } from "#contract/options.ts";
import type { PlanQuery } from "#contract/plan/plan.ts";

/** What the visitor told the planner, in the page's parameters. */
export function planQueryIn(params: URLSearchParams): PlanQuery {
  return {
    ...jobIn(params),
    kind: SKIP_JOBS.find((kind) => kind === params.get("kind")),
    bags: Number(params.get("bags")) || undefined,
    location: params.get("location") ?? undefined,
    authority: params.get("authority") ?? undefined,
  };
}

/** Whether anything was said that a plan can answer. */
export const hasAnswer = ({ kind, bags, location, size, waste = [] }: PlanQuery): boolean =>
  Boolean(kind || bags || location || size || waste.length > 0);

/** The planner with some parameters changed; undefined removes one. */
export function planUrl(params: URLSearchParams, changes: Record<string, string | undefined>): string {
  const next = new URLSearchParams(params);
  for (const name of ["asked", "ignored"]) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return `/plan?${next}`;
}
