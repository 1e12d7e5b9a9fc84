import { expect, test } from "vitest";
import { deliveryOptions, serviceOptions, sizeOptions } from "./facet-options.ts";

const FACETS = {
  size: { "6": 9, "4": 3 },
  quotable: 5,
  evidence: 2,
  service: { "Skip Hire": 9, "Grab Hire": 2 },
};

test("sizes are listed by size, services as they come: commonest first", () => {
  expect(sizeOptions(FACETS, null).map(({ label }) => label)).toEqual(["4 yd", "6 yd"]);
  expect(serviceOptions(FACETS, null).map(({ label }) => label)).toEqual(["Skip Hire", "Grab Hire"]);
});

test("the chosen option stays when it leaves nothing", () => {
  expect(sizeOptions(FACETS, "40").at(-1)).toEqual({ value: "40", label: "40 yd" });
});

test("without a place nobody is counted by where they deliver", () => {
  expect(deliveryOptions(FACETS)).toEqual([]);
  expect(deliveryOptions({ ...FACETS, serves: { yes: 1, probably: 4 } }).map(({ count }) => count)).toEqual([
    1, 4,
  ]);
});
