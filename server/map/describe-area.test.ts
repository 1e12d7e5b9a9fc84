import { expect, test } from "vitest";
import { type CompanyCoverage, describeArea } from "./company-area.ts";

const AREAS: CompanyCoverage["coverageAreas"] = [
  { type: "radius", km: 10 },
  { type: "districts", codes: ["LS1", "LS2"], exclude: ["LS9"] },
];
const describe = (coverageAreas: CompanyCoverage["coverageAreas"], latitude: number | null = 53.8) =>
  describeArea({ coverage: null, coverageAreas, latitude, longitude: latitude && -1.55 });

test("the circle, the districts and the excluded districts of a company are named", () => {
  expect(describe(AREAS)).toBe(
    "The yellow area is 10 km (6 miles) around its base, and the 2 postcode districts that it names, drawn roughly: LS1, LS2. It leaves out LS9, in grey.",
  );
});

test("without a position there is no circle, and the districts are still named", () => {
  expect(describe(AREAS, null)).toBe(
    "It says it delivers 10 km (6 miles) around its base, but its position is not known, so no circle is drawn. The yellow area is the 2 postcode districts that it names, drawn roughly: LS1, LS2. It leaves out LS9, in grey.",
  );
});

test("a district that the company both names and leaves out is left out", () => {
  expect(describe([{ type: "districts", codes: ["LS1", "LS9"], exclude: ["LS9"] }])).toBe(
    "The yellow area is the 1 postcode district that it names, drawn roughly: LS1. It leaves out LS9, in grey.",
  );
});

test("a company that has said nothing has no area", () => {
  expect(describe([])).toBe("It has not said where it delivers, so no area is drawn.");
});

test("a company that names its area in words only is quoted, unless the words are long", () => {
  const say = (coverage: string) =>
    describeArea({ coverage, coverageAreas: [], latitude: 51.45, longitude: -2.6 });
  expect(say("Bristol and surrounding areas.")).toBe(
    "Its listing says: Bristol and surrounding areas. No area is drawn from words.",
  );
  expect(say("Bristol, ".repeat(20))).toBe("Where exactly it delivers is not said, so no area is drawn.");
});
