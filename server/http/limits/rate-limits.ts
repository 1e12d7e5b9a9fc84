import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { RATE_LIMITS, type RateLimited } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { problem } from "../errors/errors.ts";
import { countHit, secondsUntilReset, uncountHit } from "./rate-limit-store.ts";
import { remoteAddress, visitorNetwork } from "./visitor-address.ts";

interface Limit {
  sentence: string;
  /** Whether a response with this status counts. An invalid form does not. */
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

const describeWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const tooMany = (sentence: string, seconds: number) =>
  problem(429, `${sentence} Please try again in ${describeWait(seconds)}.`, undefined, {
    "retry-after": String(seconds),
  });

/** Limits per visitor. They are stored in the database, so all processes share them. */
export function rateLimits(deps: {
  database: Database;
  /** Multiplies every limit. */
  factor: number;
  /** The number of proxies between the visitor and this process. */
  trustProxy: number;
  signingSecret: string;
}) {
  const { database, factor, trustProxy, signingSecret } = deps;
  const hashVisitor = (network: string) =>
    createHmac("sha256", signingSecret).update(`visitor ${network}`).digest("base64url");

  /** Answers 429 while the visitor has no requests of this kind left. */
  return (kind: RateLimited): MiddlewareHandler =>
    async (c, next) => {
      const { most, seconds } = RATE_LIMITS[kind];
      const { sentence, counts }: Limit = LIMITS[kind];
      const visitor = hashVisitor(
        visitorNetwork(remoteAddress(c), c.req.header("x-forwarded-for"), trustProxy),
      );
      const counter = { kind, visitor };
      const maxHits = Math.max(1, Math.floor(most * factor));
      if (!(await countHit(database, { ...counter, maxHits, seconds }))) {
        throw tooMany(sentence, await secondsUntilReset(database, counter));
      }
      // Counted before the route runs, so that concurrent requests cannot exceed the limit.
      await next();
      if (!counts(c.res.status)) await uncountHit(database, counter);
    };
}
