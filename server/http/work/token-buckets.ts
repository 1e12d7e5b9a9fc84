import { LRUCache } from "lru-cache";

/** Visitors remembered. One that is forgotten has a full bucket again. */
const MAX_BUCKETS = 10_000;

interface TokenBucketOptions {
  perSecond: number;
  /** Tokens in a full bucket. */
  burst: number;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/** A token bucket for each visitor, kept as the time at which it will be full again (generic cell rate algorithm). */
export function createTokenBuckets({ perSecond, burst, now = () => performance.now() }: TokenBucketOptions) {
  const fullAt = new LRUCache<string, number>({ max: MAX_BUCKETS });
  const msPerToken = 1_000 / perSecond;
  const burstMs = burst * msPerToken;

  return {
    /** Whether the visitor has a token. */
    hasToken: (visitor: string): boolean => (fullAt.get(visitor) ?? 0) + msPerToken <= now() + burstMs,
    /** Takes tokens, also ones that come later. */
    take(visitor: string, tokens: number): void {
      fullAt.set(visitor, Math.max(now(), fullAt.get(visitor) ?? 0) + tokens * msPerToken);
    },
  };
}
