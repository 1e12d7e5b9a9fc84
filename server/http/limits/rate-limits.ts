import type { Context, MiddlewareHandler } from "hono";
import { RATE_LIMITS, type RateLimited, scaleLimit } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { problem } from "../errors/errors.ts";
import { keyedQueue } from "./keyed-queue.ts";
import { countHit, secondsUntilReset, uncountHit } from "./rate-limit-store.ts";

interface Limit {
  sentence: string;
  /**
   * Whether a request counts if its response has this status. A visitor's invalid requests (`isInvalid`) in an hour also
   * count after the first `MAX_INVALID.most`.
   */
  counts: (status: number) => boolean;
}

/** A visitor's invalid requests in an hour that do not count. A person who corrects a form sends far fewer. */
const MAX_INVALID = { most: 60, seconds: 3_600 };

const accepted = (status: number) => status < 400;

/** True for the status of an invalid request: 400 by the API, 422 by a page whose form was posted without script. */
const isInvalid = (status: number) => status === 400 || status === 422;

const LIMITS = {
  quote: { sentence: "You've reached the hourly limit for quote requests.", counts: accepted },
  review: { sentence: "You've reached the hourly limit for reviews.", counts: accepted },
  lead: { sentence: "You've reached the hourly limit for listing requests.", counts: accepted },
  answer: { sentence: "You've reached the hourly limit for answers.", counts: accepted },
  claim: { sentence: "You've reached the hourly limit for claims.", counts: accepted },
  correction: { sentence: "You've reached the hourly limit for corrections.", counts: accepted },
  firm: { sentence: "You've reached the hourly limit for changes.", counts: () => true },
  edit: { sentence: "You've reached the hourly limit for changes of reviews.", counts: accepted },
  report: { sentence: "You've reached the hourly limit for reports.", counts: accepted },
  login: {
    sentence: "Too many failed attempts to sign in.",
    counts: (status) => status === 401,
  },
} satisfies Record<RateLimited, Limit>;

const describeWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const tooMany = (sentence: string, seconds: number) =>
  problem(429, `${sentence} Please try again in ${describeWait(seconds)}.`, undefined, {
    "retry-after": String(seconds),
  });

/** Limits requests per visitor. The counters are stored in the database, so all processes share them. */
export function rateLimits(deps: {
  database: Database;
  /** The setting `RATE_LIMIT_FACTOR`, which multiplies every limit. */
  factor: number;
  /** The hash of the network from which a request comes. */
  visitorHashOf: (c: Context) => string;
}) {
  const { database, factor, visitorHashOf } = deps;
  const scaled = ({ most, seconds }: { most: number; seconds: number }) => ({
    maxHits: scaleLimit(most, factor),
    seconds,
  });
  // Hits of one kind by one visitor update one row, so they wait in a queue of this process. Waiting for the row's lock in
  // PostgreSQL would cost each hit 0.4 ms of processor time.
  const inQueue = keyedQueue();
  const isForgiven = async (status: number, visitor: string) =>
    !isInvalid(status) || countHit(database, { kind: "invalid", visitor, ...scaled(MAX_INVALID) });

  /**
   * Answers 429 if the visitor has no requests of this kind left. `knownDevice` returns the key of a client that is counted by
   * its device. It returns null for clients that are counted by their network.
   */
  return (kind: RateLimited, knownDevice?: (c: Context) => Promise<string | null>): MiddlewareHandler =>
    async (c, next) => {
      const { sentence, counts }: Limit = LIMITS[kind];
      const counter = { kind, visitor: (await knownDevice?.(c)) ?? visitorHashOf(c) };
      const hit = { ...counter, ...scaled(RATE_LIMITS[kind]) };
      if (!(await inQueue(`${kind} ${counter.visitor}`, () => countHit(database, hit)))) {
        throw tooMany(sentence, await secondsUntilReset(database, counter));
      }
      // Counted before the route runs, so that concurrent requests cannot exceed the limit.
      await next();
      const { status } = c.res;
      if (!counts(status) && (await isForgiven(status, counter.visitor))) await uncountHit(database, counter);
    };
}
