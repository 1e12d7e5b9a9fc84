import { LRUCache } from "lru-cache";

/** The number of visitors remembered. A forgotten visitor starts with a full bucket. */
const MAX_BUCKETS = 10_000;

interface TokenBucketOptions {
  perSecond: number;
  /** Tokens in a full bucket. */
  burst: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** A token bucket for each visitor, stored as the time at which the bucket will be full again (generic cell rate algorithm). */
export function createTokenBuckets({ perSecond, burst, now = () => performance.now() }: TokenBucketOptions) {
  const fullAt = new LRUCache<string, number>({ max: MAX_BUCKETS });
  const msPerToken = 1_000 / perSecond;
  const burstMs = burst * msPerToken;

  return {
    hasToken: (visitor: string): boolean => (fullAt.get(visitor) ?? 0) + msPerToken <= now() + burstMs,
    /** Takes tokens, even more than the bucket contains. The visitor then waits longer. */
    take(visitor: string, tokens: number): void {
      fullAt.set(visitor, Math.max(now(), fullAt.get(visitor) ?? 0) + tokens * msPerToken);
    },
  };
}
