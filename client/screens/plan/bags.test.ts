import { expect, test } from "vitest";
import { bagsProblem, parseBags } from "./plan-query.ts";

test("a number of bags is whole and from 1 to 2,000", () => {
  expect(["1", "40", "2.5", "2000", " 7 "].map(parseBags)).toEqual([1, 40, 3, 2000, 7]);
  for (const typed of ["0", "-3", "2001", "99999", "1e9", "many", "7 bags"])
    expect([typed, parseBags(typed)]).toEqual([typed, undefined]);
});

test("a number that is not valid has a message, nothing has none", () => {
  const message = "Please enter a number from 1 to 2,000. For more bags, ask a waste contractor.";
  for (const typed of ["0", "99999", "many"]) expect(bagsProblem(typed)).toBe(message);
  for (const typed of [null, "", "40"]) expect(bagsProblem(typed)).toBeUndefined();
});
