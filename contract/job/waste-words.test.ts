import { expect, test } from "vitest";
import type { StatedPrice } from "./terms.ts";
import { wastesTaken } from "./waste-words.ts";

const SAID = { services: "Garden waste", specialties: null, takes: [], refuses: [], acceptsAtCharge: [] };
const price = (size: 4 | 6 | 8, heavyAllowed: boolean | null) => ({ size, heavyAllowed }) as StatedPrice;

test("a company takes soil and rubble in the sizes whose price allows them, as lists and comparisons say", () => {
  const prices = [price(4, true), price(6, true), price(8, false)];
  expect(wastesTaken({ ...SAID, prices })).toEqual([
    { waste: "garden" },
    { waste: "soil", sizes: [4, 6] },
    { waste: "rubble", sizes: [4, 6] },
  ]);
  expect(wastesTaken({ ...SAID, prices, takes: ["soil"], refuses: ["rubble"] })).toEqual([
    { waste: "garden" },
    { waste: "soil" },
  ]);
  expect(wastesTaken({ ...SAID, prices: [price(8, null)] })).toEqual([{ waste: "garden" }]);
});
