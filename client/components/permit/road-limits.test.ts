import { expect, test } from "vitest";
import type { Job } from "#contract/job/job.ts";
import { beyondLimits, roadNotice } from "./road-limits.ts";
import { exampleAuthority } from "./testing/example-permit.ts";

const exceededLimits = ({ name, terms }: ReturnType<typeof exampleAuthority>, job: Job) =>
  beyondLimits(name, terms, job);

const AUTHORITY = exampleAuthority({ maxDays: 28, maxLengthMetres: 3.7, maxWidthMetres: 1.8 });

test("a skip that is larger than the authority allows is named with both lengths", () => {
  expect(exceededLimits(AUTHORITY, { size: 16 })).toEqual([
    "A 16 yard skip is about 4.3 m long. Exampleton City Council allows at most 3.7 m on the road.",
  ]);
  expect(exceededLimits(AUTHORITY, { size: 40 })[1]).toBe(
    "A 40 yard skip is about 2.4 m wide. Exampleton City Council allows at most 1.8 m on the road.",
  );
});

test("a hire that is longer than the authority allows is named", () => {
  expect(exceededLimits(AUTHORITY, { weeks: 5 })).toEqual([
    "Exampleton City Council allows at most 28 days on the road. You plan 5 weeks.",
  ]);
});

test("nothing is said if the skip and the hire are within the limits, or if no limit is known", () => {
  expect(exceededLimits(AUTHORITY, { size: 12, weeks: 4 })).toEqual([]);
  expect(exceededLimits(exampleAuthority(), { size: 16, weeks: 8 })).toEqual([]);
  expect(exceededLimits(exampleAuthority(null), { size: 16, weeks: 8 })).toEqual([]);
});

test("a container is too long for a road unless the authority allows its length", () => {
  for (const authority of [exampleAuthority(), exampleAuthority(null)])
    expect(exceededLimits(authority, { size: 20 })[0]).toContain("can't normally stand on a road");
  expect(exceededLimits(exampleAuthority({ maxLengthMetres: 7 }), { size: 20 })).toEqual([]);
});

test("a size of unknown dimensions that may be too large is a question", () => {
  expect(exceededLimits(exampleAuthority({ maxLengthMetres: 3.5 }), { size: 10 })).toEqual([
    "Exampleton City Council may not allow a skip of 10 yards on the road: ask.",
  ]);
});

test("a list says in one line what the authority of its place allows, and whom it accepts", () => {
  const strict = {
    authority: "Exampleton City Council",
    ...{ maxLengthMetres: 3, maxWidthMetres: null, maxDays: 14, whoApplies: "registered-firm" as const },
  };
  expect(roadNotice(strict, { size: 6, weeks: 2 })).toBe(
    "Exampleton City Council accepts only registered companies: ask whether yours is.",
  );
  expect(roadNotice(strict, { size: 8, weeks: 4 })).toMatch(
    /long\. Exampleton City Council allows at most 3 m on the road\. It allows at most 14 days on the road\. You plan 4 weeks\. It accepts only/,
  );
  expect(roadNotice({ ...strict, authority: null, maxLengthMetres: null }, { weeks: 4 })).toBe(
    "One of the road authorities there allows at most 14 days on the road. You plan 4 weeks. One of the road authorities there accepts only registered companies: ask whether yours is.",
  );
  expect(roadNotice(null, { size: 8, weeks: 8 })).toBe("");
  expect(roadNotice(null, { size: 40 })).toContain("can't normally stand on a road");
});
