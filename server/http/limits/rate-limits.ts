import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { RATE_LIMITS, type RateLimited } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { problem } from "../errors/errors.ts";
import { giveBack, secondsToWait, takeOne } from "./rate-limit-store.ts";
import { remoteAddress, visitorNetwork } from "./visitor-address.ts";

interface Limit {
  sentence: string;
  /** Only these answers use up the limit: nobody is locked out for a slip in a form. */
  counts: (status: number) => boolean;
}

const accepted = (status: number) => status < 400;

const LIMITS = {
  quote: { sentence: "You have sent many quote requests.", counts: accepted },
  review: { sentence: "You have sent many reviews.", counts: accepted },
  lead: { sentence: "You have sent many listing requests.", counts: accepted },
  login: {
    sentence: "Too many failed attempts to sign in.",
    counts: (status) => status === 401,
  },
} satisfies Record<RateLimited, Limit>;

export type RateLimits = ReturnType<typeof rateLimits>;

const waitingTime = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const tooMany = (sentence: string, seconds: number) =>
  problem(429, `${sentence} Please try again in ${waitingTime(seconds)}.`, undefined, {
    "retry-after": String(seconds),
  });

/** Limits per visitor, held in the database so that all processes share them. */
export function rateLimits(deps: {
  database: Database;
  /** Multiplies every limit. */
  factor: number;
  /** How many proxies stand between the visitor and this process. */
  trustProxy: number;
  signingSecret: string;
}) {
  const { database, factor, trustProxy, signingSecret } = deps;
  const hashed = (network: string) =>
    createHmac("sha256", signingSecret).update(`visitor ${network}`).digest("base64url");

  /** Refuses with 429 while the visitor has used up this kind of request. */
  return (kind: RateLimited): MiddlewareHandler =>
    async (c, next) => {
      const { most, seconds } = RATE_LIMITS[kind];
      const { sentence, counts }: Limit = LIMITS[kind];
      const visitor = hashed(visitorNetwork(remoteAddress(c), c.req.header("x-forwarded-for"), trustProxy));
      const counter = { kind, visitor };
      if (!(await takeOne(database, { ...counter, most: Math.max(1, Math.floor(most * factor)), seconds }))) {
        throw tooMany(sentence, await secondsToWait(database, counter));
      }
      // Taken before and given back after, so that many at once cannot slip through together.
      await next();
      if (!counts(c.res.status)) await giveBack(database, counter);
    };
}
