import { expect, test } from "vitest";
import type { Job } from "#contract/job/job.ts";
import { roadLimits, roadNotice } from "./road-limits.ts";
import { exampleAuthority } from "./testing/example-permit.ts";

const exceededLimits = ({ name, terms }: ReturnType<typeof exampleAuthority>, job: Job) =>
  roadLimits(name, terms && { ...terms, whoApplies: undefined }, job);

const AUTHORITY = exampleAuthority({ maxDays: 28, maxLengthMetres: 3.7, maxWidthMetres: 1.8 });

test("a skip that is larger than the authority allows is named with both lengths", () => {
  expect(exceededLimits(AUTHORITY, { size: 16 })).toBe(
    "Exampleton City Council allows at most 3.7 m (a 16 yard skip is about 4.3 m long) on the road.",
  );
  expect(exceededLimits(AUTHORITY, { size: 40 })).toContain("1.8 m (a 40 yard skip is about 2.4 m wide)");
});

test("a hire that is longer than the authority allows is named", () => {
  expect(exceededLimits(AUTHORITY, { weeks: 5 })).toBe(
    "Exampleton City Council allows at most 28 days (you plan 5 weeks) on the road.",
  );
});

test("nothing is said if the skip and the hire are within the limits, or if no limit is known", () => {
  expect(exceededLimits(AUTHORITY, { size: 12, weeks: 4 })).toBe("");
  expect(exceededLimits(exampleAuthority(), { size: 16, weeks: 8 })).toBe("");
  expect(exceededLimits(exampleAuthority(null), { size: 16, weeks: 8 })).toBe("");
});

test("a container is too long for a road unless the authority allows its length", () => {
  for (const authority of [exampleAuthority(), exampleAuthority(null)])
    expect(exceededLimits(authority, { size: 20 })).toContain("can't normally stand on a road");
  expect(exceededLimits(exampleAuthority({ maxLengthMetres: 7 }), { size: 20 })).toBe("");
});

test("a size of unknown dimensions that may be too large is a question", () => {
  expect(exceededLimits(exampleAuthority({ maxLengthMetres: 3.5 }), { size: 10 })).toBe(
    "Exampleton City Council may not allow a skip of 10 yards on the road: ask.",
  );
});

test("a list says in one line what the authority of its place allows, and whom it accepts", () => {
  const strict = {
    authority: "Exampleton City Council",
    ...{ maxLengthMetres: 3, maxWidthMetres: null, maxDays: 14, whoApplies: "registered-firm" as const },
  };
  expect(roadNotice(strict, { size: 6, weeks: 2 })).toBe(
    "Exampleton City Council accepts only registered companies: ask whether yours is.",
  );
  expect(roadNotice(strict, { size: 8, weeks: 4 })).toBe(
    "Exampleton City Council allows at most 3 m (an 8 yard skip is about 3.4 m long) and 14 days (you plan 4 weeks) on the road, and only registered companies.",
  );
  expect(roadNotice({ ...strict, authority: null, maxLengthMetres: null }, { weeks: 4 })).toBe(
    "One of the road authorities there allows at most 14 days (you plan 4 weeks) on the road, and only registered companies.",
  );
  expect(roadNotice(null, { size: 8, weeks: 8 })).toBe("");
  expect(roadNotice(null, { size: 40 })).toContain("can't normally stand on a road");
});
