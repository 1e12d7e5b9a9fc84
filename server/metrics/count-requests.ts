import type { Fetch } from "#server/app.ts";
import type { RequestCounts } from "./request-counts.ts";

interface Counting {
  /** What lies ready, if anything does. */
  find(request: Request): Response | Promise<Response> | undefined;
  fetch: Fetch;
  counts: RequestCounts;
  routeOf(url: string): string;
}

/** Answers with what lies ready, else asks `fetch`; every request is counted under its route. */
export function countRequests({ find, fetch, counts, routeOf }: Counting): Fetch {
  async function workOut(request: Request, env?: object): Promise<Response> {
    const started = performance.now();
    const response = await fetch(request, env);
    const seconds = (performance.now() - started) / 1_000;
    const { method, url } = request;
    counts.answered({ route: routeOf(url), method, status: response.status, seconds });
    return response;
  }

  return (request, env) => {
    const kept = find(request);
    if (!kept) return workOut(request, env);
    counts.kept(routeOf(request.url));
    return kept;
  };
}
