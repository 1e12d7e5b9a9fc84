import { expect, test } from "vitest";
import type { Serves } from "#contract/options.ts";
import { firstToAsk } from "./selectable-company.ts";

const company = (id: number, serves?: Serves, email: string | null = "hello@skips.example") => ({
  ...{ id, name: `Skips ${id}`, email },
  ...(serves && { serves }),
});
const idsOf = (listed: readonly { id: number }[]) => listed.map(({ id }) => id);

test("the first five to ask take requests by email and may deliver to the place, in the order of the list", () => {
  const listed = [
    ...[company(1, "no"), company(2, "yes"), company(3, "ask", null), company(4, "probably")],
    ...[company(5, "no"), company(6, "ask"), company(7, "yes"), company(8, "yes"), company(9, "yes")],
  ];
  expect(idsOf(firstToAsk(listed))).toEqual([2, 4, 6, 7, 8]);
});

test("without a place the first five are those that take requests by email", () => {
  expect(idsOf(firstToAsk([1, 2, 3, 4, 5, 6].map((id) => company(id))))).toEqual([1, 2, 3, 4, 5]);
});
