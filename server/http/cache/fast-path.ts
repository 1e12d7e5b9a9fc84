import { getQueryParam } from "hono/utils/url";
import { type FinishedAnswer, finish, lastingHeaders } from "./cached-response.ts";
import { type createAnswerCache, questionOf } from "./response-cache.ts";

/** JSON, and a name for it: another one when anything in it is another. */
interface JsonAnswer {
  body: Buffer;
  etag: string;
  /** To be called once nobody reads the body any more. */
  release(): void;
}

/** Makes the answers of one path that take no longer than asking the routes; null leaves a query to them. */
export type Maker = (query: Record<string, string>) => JsonAnswer | null;

interface AtOnce {
  answers: ReturnType<typeof createAnswerCache>;
  /** By path. */
  makers: Readonly<Record<string, Maker>>;
  /** Adds what every answer carries. */
  complete: (headers: Headers) => void;
}

/** Finds what can be answered before any route is asked: what is kept, and what is sooner made than kept. */
export function createAtOnce({ answers, makers, complete }: AtOnce) {
  const json = new Headers({ "content-type": "application/json", "cache-control": "no-cache" });
  complete(json);
  const headers = lastingHeaders(json);
  const makerOf = new Map(Object.entries(makers));

  function make(path: string, question: string): FinishedAnswer | undefined {
    const end = path.indexOf("?");
    const made = makerOf.get(end === -1 ? path : path.slice(0, end))?.(queryOf(path));
    if (!made) return undefined;
    const { body, etag: tag, release } = made;
    if (!answers.isWorthKeeping(question)) return finish(body, headers, { tag, sent: release });
    const answer = finish(Buffer.from(body), headers, { tag });
    release();
    answers.remember(question, answer);
    return answer;
  }

  return function find(method: string | undefined, path: string): FinishedAnswer | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    // Most ask in the order in which answers are kept.
    const kept = answers.recall(path);
    if (kept) return kept;
    const question = questionOf(path);
    return (question === path ? undefined : answers.recall(question)) ?? make(path, question);
  };
}

/** As the routes read it. */
const queryOf = (path: string) => getQueryParam(path) as unknown as Record<string, string>;
