import { expect, test } from "vitest";
import { exampleAuthority } from "#client/components/permit/testing/example-permit.ts";
import { exceededLimits } from "./permit-section.tsx";

const AUTHORITY = exampleAuthority({ maxDays: 28, maxLengthMetres: 3.7, maxWidthMetres: 1.8 });

test("a skip that is larger than the authority allows is named with both lengths", () => {
  expect(exceededLimits(AUTHORITY, { size: 16 }, {})).toEqual([
    "A 16 yard skip is about 4.3 m long. Exampleton City Council allows at most 3.7 m on the road.",
  ]);
  expect(exceededLimits(AUTHORITY, { size: 40 }, {})[1]).toBe(
    "A 40 yard skip is about 2.4 m wide. Exampleton City Council allows at most 1.8 m on the road.",
  );
});

test("a hire that is longer than the authority allows is named", () => {
  expect(exceededLimits(AUTHORITY, null, { weeks: 5 })).toEqual([
    "Exampleton City Council allows at most 28 days on the road. You plan 5 weeks.",
  ]);
});

test("nothing is said if the skip and the hire are within the limits, or if no limit is known", () => {
  expect(exceededLimits(AUTHORITY, { size: 12 }, { weeks: 4 })).toEqual([]);
  expect(exceededLimits(exampleAuthority(), { size: 16 }, { weeks: 8 })).toEqual([]);
  expect(exceededLimits(exampleAuthority(null), { size: 16 }, { weeks: 8 })).toEqual([]);
});

test("a container is too long for a road unless the authority allows its length", () => {
  for (const authority of [exampleAuthority(), exampleAuthority(null)])
    expect(exceededLimits(authority, { size: 20 }, {})[0]).toContain("can't normally stand on a road");
  expect(exceededLimits(exampleAuthority({ maxLengthMetres: 7 }), { size: 20 }, {})).toEqual([]);
});
