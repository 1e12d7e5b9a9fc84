import type { IncomingMessage, ServerResponse } from "node:http";
import type { FinishedAnswer } from "./cache/cached-response.ts";
import { pathOf } from "./cache/response-cache.ts";
import { respond, write } from "./cache/send-response.ts";

/** The whole product, as the door asks it. */
export interface App {
  fetch: Fetch;
  /** Answers without a moment's wait what needs no working out, and says whether it did. */
  answerAtOnce(message: IncomingMessage, response: ServerResponse): boolean;
}

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Where requests are counted, by the patterns of their routes. */
interface RequestCounts {
  /** Answered at once. Every such request comes by here, so this does no more than count. */
  kept(route: string): void;
  /** Had to be worked out. */
  answered(request: { route: string; method: string; status: number; seconds: number }): void;
}

interface Counting {
  /** What can be answered at once, if anything can. */
  find(method: string | undefined, path: string): FinishedAnswer | undefined;
  fetch: Fetch;
  counts: RequestCounts;
  routeOf(path: string): string;
}

/** Answers with what is there at once, else asks `fetch`; every request is counted under its route. */
export function createEntrance({ find, fetch, counts, routeOf }: Counting): App {
  async function workOut(request: Request, path: string, env?: object): Promise<Response> {
    const started = performance.now();
    const response = await fetch(request, env);
    const seconds = (performance.now() - started) / 1_000;
    counts.answered({ route: routeOf(path), method: request.method, status: response.status, seconds });
    return response;
  }

  function findAndCount(method: string | undefined, path: string): FinishedAnswer | undefined {
    const answer = find(method, path);
    if (answer) counts.kept(routeOf(path));
    return answer;
  }

  return {
    fetch(request, env) {
      const path = pathOf(request.url);
      const answer = findAndCount(request.method, path);
      return answer ? respond(answer, request) : workOut(request, path, env);
    },
    answerAtOnce(message, response) {
      const { method, url = "" } = message;
      const answer = url.startsWith("/") ? findAndCount(method, url) : undefined;
      if (answer) write(answer, message, response);
      return answer !== undefined;
    },
  };
}
