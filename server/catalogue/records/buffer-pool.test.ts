import { expect, test } from "vitest";
import { createSpareMemory } from "./buffer-pool.ts";

test("memory is large enough, and nobody has it at the same time as another", () => {
  const { take, giveBack } = createSpareMemory();
  const taken = new Set<Buffer>();
  for (const bytes of [1, 16_384, 16_385, 20_000, 300_000, 300_000, 5_000_000]) {
    const memory = take(bytes);
    expect(memory.length).toBeGreaterThanOrEqual(bytes);
    expect(taken.has(memory)).toBe(false);
    taken.add(memory);
  }
  for (const memory of taken) giveBack(memory);
  expect(taken).toContain(take(300_000));
  expect(take(300_000)).not.toBe(take(300_000));
});

test("no more is kept than some megabytes", () => {
  const { take, giveBack } = createSpareMemory();
  const all = Array.from({ length: 10 }, () => take(2 ** 23));
  for (const memory of all) giveBack(memory);
  const again = Array.from({ length: 10 }, () => take(2 ** 23));
  expect(again.filter((memory) => all.includes(memory))).toHaveLength(4);
});
