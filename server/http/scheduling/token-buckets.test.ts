import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

/** Buckets of three tokens that refill at two per second, with a clock that the test controls. */
function createBuckets() {
  let time = 5_000;
  const buckets = createTokenBuckets({ perSecond: 2, burst: 3, now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...buckets, pass };
}

test("a visitor has a burst of tokens, and then as many as the time brings", () => {
  const { hasToken, take, pass } = createBuckets();
  for (let taken = 0; taken < 3; taken += 1) {
    expect(hasToken("visitor")).toBe(true);
    take("visitor", 1);
  }
  expect(hasToken("visitor")).toBe(false);
  pass(499);
  expect(hasToken("visitor")).toBe(false);
  pass(1);
  expect(hasToken("visitor")).toBe(true);
});

test("tokens taken in advance are missing later, and a pause brings no more than a burst", () => {
  const { hasToken, take, pass } = createBuckets();
  take("visitor", 7);
  pass(2_499);
  expect(hasToken("visitor")).toBe(false);
  pass(60_001);
  take("visitor", 3);
  expect(hasToken("visitor")).toBe(false);
});

test("visitors have buckets of their own", () => {
  const { hasToken, take } = createBuckets();
  take("visitor", 10);
  expect(hasToken("other")).toBe(true);
});
