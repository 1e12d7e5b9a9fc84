import { expect, test } from "vitest";
import { filterScope } from "./filter-scope.ts";

test("a search without results says that phone numbers and postcodes are not searched", () => {
  expect(filterScope({ search: "0113 496 0123", locationSearch: "" })).toMatch(
    /not in phone numbers, postcodes/,
  );
  expect(filterScope({ search: "", locationSearch: "LS6 2AB" })).toMatch(/towns only, not in postcodes/);
  expect(filterScope({ search: "", locationSearch: "" })).toBeNull();
});
