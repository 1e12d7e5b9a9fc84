import { expect, test } from "vitest";
import { drawnAreaWords } from "./firm-listing.screen.tsx";

const CIRCLE = { type: "radius" as const, km: 32.2, exclude: ["LS9"] };
const DISTRICTS = { type: "districts" as const, codes: ["LS1", "LS2"] };

test("a line says which area the map shows", () => {
  expect(drawnAreaWords({ coverageAreas: [CIRCLE, DISTRICTS], latitude: 53.8 })).toBe(
    "20 miles around your yard, but not LS9; LS1-LS2.",
  );
});

test("without a stated area, or a place for its circle, the line says why nothing is drawn", () => {
  expect(drawnAreaWords({ coverageAreas: [], latitude: 53.8 })).toBe("No area is stated, so none is drawn.");
  expect(drawnAreaWords({ coverageAreas: [CIRCLE], latitude: null })).toMatch(/Your yard is not on the map/);
  expect(drawnAreaWords({ coverageAreas: [DISTRICTS], latitude: null })).not.toMatch(/not on the map/);
});
