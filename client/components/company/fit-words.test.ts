import { expect, test } from "vitest";
import { SERVES } from "#contract/options.ts";
import { deliversToWords, shortPlaceName } from "./fit-words.ts";

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
