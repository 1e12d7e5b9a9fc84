import { parseBags } from "#client/components/job/bags-field.tsx";
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

/**
 * Undefined removes a parameter. `asked` (the form was sent) and `ignored` (what the page could not use) are left out, because
 * they concern only the current page.
 */
export function planUrl(params: URLSearchParams, changes: Record<string, string | undefined>): string {
  const next = new URLSearchParams(params);
  for (const name of ["asked", "ignored"]) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return `/plan?${next}`;
}
