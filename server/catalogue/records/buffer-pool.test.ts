import { expect, test } from "vitest";
import { createBufferPool } from "./buffer-pool.ts";

test("a buffer is large enough, has one user at a time, and is reused after its release", () => {
  const { acquire, release } = createBufferPool();
  const acquired = new Set<Buffer>();
  for (const bytes of [1, 16_384, 16_385, 20_000, 300_000, 300_000, 5_000_000]) {
    const buffer = acquire(bytes);
    expect(buffer.length).toBeGreaterThanOrEqual(bytes);
    expect(acquired.has(buffer)).toBe(false);
    acquired.add(buffer);
  }
  for (const buffer of acquired) release(buffer);
  expect(acquired).toContain(acquire(300_000));
  expect(acquire(300_000)).not.toBe(acquire(300_000));
});

test("the pool keeps at most 32 MiB", () => {
  const { acquire, release } = createBufferPool();
  const first = Array.from({ length: 10 }, () => acquire(2 ** 23));
  for (const buffer of first) release(buffer);
  const second = Array.from({ length: 10 }, () => acquire(2 ** 23));
  expect(second.filter((buffer) => first.includes(buffer))).toHaveLength(4);
});
