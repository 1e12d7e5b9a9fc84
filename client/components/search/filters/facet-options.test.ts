import { expect, test } from "vitest";
import { mapFlags } from "#contract/search/filters.ts";
import { deliveryOptions, serviceOptions } from "./facet-group.tsx";

const FACETS = {
  size: { "6": 9, "4": 3 },
  ...mapFlags(() => 2),
  service: { "Skip Hire": 9, "Grab Hire": 2 },
};

test("services are listed as they come: commonest first", () => {
  expect(serviceOptions(FACETS, null).map(({ label }) => label)).toEqual(["Skip Hire", "Grab Hire"]);
});

test("the chosen option stays when it leaves nothing", () => {
  expect(serviceOptions(FACETS, "Tips").at(-1)).toEqual({ value: "Tips", label: "Tips" });
});

test("without a place nobody is counted by where they deliver", () => {
  expect(deliveryOptions(FACETS)).toEqual([]);
  expect(deliveryOptions({ ...FACETS, serves: { yes: 1, probably: 4 } }).map(({ count }) => count)).toEqual([
    1, 4,
  ]);
});
