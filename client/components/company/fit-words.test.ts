import { expect, test } from "vitest";
import { SERVES } from "#contract/options.ts";
import { apartWords, deliversToWords, shortPlaceName } from "./fit-words.ts";

test("whether a company delivers is said of the district", () => {
  const place = shortPlaceName({ kind: "postcode", label: "LS6 2AB" });
  expect(SERVES.map((serves) => deliversToWords(serves, place))).toEqual([
    "Delivers to LS6",
    "Probably delivers to LS6",
    "Ask if it delivers to LS6",
    "Doesn't deliver to LS6",
  ]);
});

test("a town is named without its county", () => {
  expect(shortPlaceName({ kind: "town", label: "Newport, Wales" })).toBe("Newport");
  expect(shortPlaceName({ kind: "district", label: "LS6" })).toBe("LS6");
});

test("what is collected apart from the skip has its charge, or says that there is none or that nobody says", () => {
  const charge = { price: "5.00", unit: "each" } as const;
  const apart = [
    { waste: "tyres", charge },
    { waste: "paint", charge: null, isFree: true },
    { waste: "fridge", charge: null },
  ] as const;
  expect(apartWords(apart)).toEqual([
    "Tyres apart from the skip: £5 each",
    "Paint apart from the skip: no further charge",
    "Fridges and freezers apart from the skip: ask",
  ]);
});
