import { expect, test } from "vitest";
import { createDoorkeeper } from "./doorkeeper.ts";

test("recognises a key from its second request on", () => {
  const wasRequestedBefore = createDoorkeeper();
  expect(["/a", "/b", "/a", "/a", "/b"].map(wasRequestedBefore)).toEqual([false, false, true, true, true]);
});

test("takes hardly any of 100,000 different keys for a repeated one", () => {
  const wasRequestedBefore = createDoorkeeper();
  const keys = Array.from({ length: 100_000 }, (_, index) => `/api/companies?location=${index}`);
  expect(keys.filter(wasRequestedBefore).length).toBeLessThan(10);
});
