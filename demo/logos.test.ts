import { expect, test } from "vitest";
import { DEMO_LOGOS, demoLogoOf } from "./load.ts";

test("a third of the companies share the drawn logos, each of them as often as the others", () => {
  const addresses = DEMO_LOGOS.map((_, at) => `/logos/${at}`);
  const ids = Array.from({ length: 3 * 10 * DEMO_LOGOS.length }, (_, at) => at + 1);
  const given = Map.groupBy(ids, (id) => demoLogoOf(id, addresses));
  expect(given.get(null)).toHaveLength((ids.length * 2) / 3);
  for (const address of addresses) expect(given.get(address)).toHaveLength(10);
  expect(ids.map((id) => demoLogoOf(id, []))).toEqual(ids.map(() => null));
});
