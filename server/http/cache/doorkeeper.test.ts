import { expect, test } from "vitest";
import { createDoorkeeper } from "./doorkeeper.ts";

test("a question is known from the second time on", () => {
  const askedBefore = createDoorkeeper();
  expect(["/a", "/b", "/a", "/a", "/b"].map(askedBefore)).toEqual([false, false, true, true, true]);
});

test("a stream of questions that come once is never taken for known, but for a few", () => {
  const askedBefore = createDoorkeeper();
  const known = Array.from({ length: 100_000 }, (_, index) =>
    askedBefore(`/api/companies?location=${index}`),
  );
  expect(known.filter(Boolean).length).toBeLessThan(10);
});
