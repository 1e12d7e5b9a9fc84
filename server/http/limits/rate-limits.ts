import { setTimeout as pause } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import {
  OUTER_NETWORK_FACTOR,
  RATE_LIMITS,
  type RateLimited,
  SLOW_LOGINS,
  scaleLimit,
} from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { problem } from "../errors/errors.ts";
import { countHit, type Hit, isFull, secondsUntilReset, uncountHit } from "./rate-limit-store.ts";
import type { Networks } from "./visitor-address.ts";

/** This many invalid requests of a visitor in an hour don't count. A person who corrects a form sends far fewer. */
const MAX_INVALID = { most: 60, seconds: 3_600 };

/** The API answers an invalid request with a 400, and a page whose form was posted without script with a 422. */
const isInvalid = (status: number) => status === 400 || status === 422;

const SENTENCES: Record<RateLimited, string> = {
  quote: "You've reached the hourly limit for quote requests.",
  review: "You've reached the hourly limit for reviews.",
  lead: "You've reached the hourly limit for listing requests.",
  answer: "You've reached the hourly limit for answers.",
  claim: "You've reached the hourly limit for claims.",
  correction: "You've reached the hourly limit for corrections.",
  firm: "You've reached the hourly limit for changes.",
  edit: "You've reached the hourly limit for changes of reviews.",
  report: "You've reached the hourly limit for reports.",
  complaint: "You've reached the hourly limit for complaints.",
  picture: "You've reached the hourly limit for pictures.",
  login: "Too many failed attempts to sign in.",
};

/** All invalid requests after the first `MAX_INVALID.most` count too. */
const counts = (kind: RateLimited, status: number): boolean =>
  kind === "login" ? status === 401 : kind === "firm" || kind === "picture" || status < 400;

const describeWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const tooMany = (sentence: string, seconds: number) =>
  problem(429, `${sentence} Please try again in ${describeWait(seconds)}.`, {
    headers: { "retry-after": String(seconds) },
  });

/** All processes share the counters. */
export function rateLimits(deps: {
  database: Database;
  factor: number;
  visitorHashOf: (c: Context) => Networks;
}) {
  const { database, factor, visitorHashOf } = deps;
  const hitsOf = (kind: string, { most, seconds }: typeof MAX_INVALID, { inner, outer }: Networks): Hit[] => [
    { kind, visitor: inner, maxHits: scaleLimit(most, factor), seconds },
    { kind, visitor: outer, maxHits: scaleLimit(most * OUTER_NETWORK_FACTOR, factor), seconds },
  ];
  const uncount = (hits: readonly Hit[]) => Promise.all(hits.map((hit) => uncountHit(database, hit)));
  const countAll = async (hits: readonly Hit[]): Promise<Hit | null> => {
    for (const [position, hit] of hits.entries()) {
      if (await countHit(database, hit)) continue;
      await uncount(hits.slice(0, position));
      return hit;
    }
    return null;
  };
  const isForgiven = async (status: number, networks: Networks) =>
    !isInvalid(status) || (await countAll(hitsOf("invalid", MAX_INVALID, networks))) === null;

  /** `knownDevice` returns null for a client that is counted by its networks. */
  return (kind: RateLimited, knownDevice?: (c: Context) => Promise<string | null>): MiddlewareHandler =>
    async (c, next) => {
      const networks = visitorHashOf(c);
      const device = await knownDevice?.(c);
      const hits = hitsOf(kind, RATE_LIMITS[kind], networks);
      const counted = device ? hits.slice(0, 1).map((hit) => ({ ...hit, visitor: device })) : hits;
      const full = await countAll(counted);
      if (full) throw tooMany(SENTENCES[kind], await secondsUntilReset(database, full));
      // Counted before the route runs, so that concurrent requests cannot exceed the limit.
      await next();
      const { status } = c.res;
      if (!counts(kind, status) && (await isForgiven(status, networks))) await uncount(counted);
    };
}

interface FailedLoginsDeps {
  database: Database;
  log: Logger;
  factor: number;
  count: () => void;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Counts failed logins from all networks together. A limit per visitor does not stop guesses from many networks. */
export function createFailedLogins({ database, log, factor, count, wait = pause }: FailedLoginsDeps) {
  const counter = {
    kind: "failed-logins",
    visitor: "all",
    maxHits: scaleLimit(SLOW_LOGINS.most, factor),
    seconds: SLOW_LOGINS.seconds,
  };
  return {
    async slowDown(): Promise<void> {
      if (await isFull(database, counter)) await wait(SLOW_LOGINS.delayMs);
    },
    /** Counts and logs a failure. `visitor` is the hash of the network. The password is not passed, so it can't be logged. */
    async add(visitor: string): Promise<void> {
      count();
      log.warn({ visitor }, "Login failed");
      await countHit(database, counter);
    },
  };
}
