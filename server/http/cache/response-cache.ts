import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { type FinishedAnswer, finish, lastingHeaders } from "./cached-response.ts";
import { createDoorkeeper } from "./doorkeeper.ts";
import { respond } from "./send-response.ts";
import { singleFlight } from "./single-flight.ts";

interface Kept {
  version: string;
  answer: FinishedAnswer;
}

/** Room that an entry takes besides its bytes and its key: its headers above all, in each encoding. */
const ENTRY_BYTES = 2_500;

/** Above this share of the room another answer pushes others out. */
const FULL = 0.9;
/** Then, of answers that are soon made, one in so many is kept: else visitors with many questions push out each other's. */
const SELDOM = 16;

/** Path and query of a URL. */
export const pathOf = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

/** Path and query, with the parameters in order of their names: the same question has one key. */
export function questionOf(path: string): string {
  const start = path.indexOf("?");
  if (start === -1 || !path.includes("&", start)) return path;
  const pairs = path.slice(start + 1).split("&");
  return `${path.slice(0, start)}?${pairs.sort((a, b) => compare(nameOf(a), nameOf(b))).join("&")}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function nameOf(pair: string): string {
  const end = pair.indexOf("=");
  return end === -1 ? pair : pair.slice(0, end);
}

const mayBeShared = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has("set-cookie") &&
  !/no-store|private/.test(headers.get("cache-control") ?? "");

/** What was put into responses by `responseOf`: read from themselves, it would go through a stream and two copies. */
const texts = new WeakMap<Response, string>();

/** A response that is kept sooner than others. */
export function responseOf(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/**
 * Finished answers, for questions whose answer is the same for everybody and follows from the catalogue alone. One is
 * good exactly as long as `version` is what it was when the question came: no time passes for it.
 */
export function createAnswerCache({
  version,
  maxBytes,
  complete,
}: {
  version: () => string;
  maxBytes: number;
  /** Adds what every answer carries: nothing comes after an answer found here. */
  complete: (headers: Headers) => void;
}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, question) => answer.bytes + question.length + ENTRY_BYTES,
  });
  const askedBefore = createDoorkeeper();
  let turnedAway = 0;
  const once = singleFlight<FinishedAnswer | null>();

  function recall(question: string): FinishedAnswer | undefined {
    const found = kept.get(question);
    return found && found.version === version() ? found.answer : undefined;
  }

  /** Of an answer that is soon made: whether its question comes again and there is room or, without, it is its turn. */
  function isWorthKeeping(question: string): boolean {
    if (!askedBefore(question)) return false;
    if (kept.has(question) || kept.calculatedSize < maxBytes * FULL) return true;
    turnedAway = (turnedAway + 1) % SELDOM;
    return turnedAway === 0;
  }

  /** What was answered, taken over whole; the body of `response` is spent by this. */
  async function take(response: Response): Promise<FinishedAnswer> {
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-cache");
    complete(headers);
    const text = texts.get(response);
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
    return finish(body, lastingHeaders(headers));
  }

  async function ask(c: Context, next: () => Promise<void>, question: string, asked: string) {
    await next();
    if (!mayBeShared(c.res)) return null;
    const answer = await take(c.res);
    kept.set(question, { version: asked, answer });
    return answer;
  }

  return {
    /** The answer to a question, if it is here; for callers that stand before all routes. */
    recall,
    isWorthKeeping,
    /** Keeps an answer that was made just now. */
    remember: (question: string, answer: FinishedAnswer) =>
      void kept.set(question, { version: version(), answer }),

    /** For routes whose answers may be kept. However many ask the same at once, it is worked out once. */
    keep: (async (c, next) => {
      const question = questionOf(pathOf(c.req.url));
      const asked = version();
      const answer =
        recall(question) ?? (await once(`${asked} ${question}`, () => ask(c, next, question, asked)));
      if (answer) {
        const response = await respond(answer, c.req.raw);
        // Hono would merge the headers of the response it replaces.
        c.res = undefined;
        c.res = response;
      } else if (!c.finalized) await next();
    }) satisfies MiddlewareHandler,
  };
}
