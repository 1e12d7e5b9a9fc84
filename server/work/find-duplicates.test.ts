import { expect, test } from "vitest";
import { findDuplicates, findSharedKeys, pairItem } from "./find-duplicates.ts";

const ASH = { name: "Ash Skips", postcode: "LS1 4AP", phone: "0113 496 0000" };
const never = () => false;
const found = (companies: Parameters<typeof findSharedKeys>[0], isApart: (item: string) => boolean = never) =>
  findDuplicates(findSharedKeys(companies), isApart).map(
    ({ ids, because }) => `${pairItem(...ids)} ${because.join(", ")}`,
  );

test("companies with the same telephone number, or the same name and postcode, may be one", () => {
  const companies = [
    { id: 1, ...ASH },
    { id: 2, name: "Leeds Skip Centre", postcode: "LS9 1AA", phone: "+44 (0)113 496 0000" },
    { id: 3, name: "ASH SKIPS LTD", postcode: "ls14ap", phone: "0113 496 0009" },
    { id: 4, name: "Birch Skips", postcode: "LS1 4AP", phone: "0113 496 0004" },
  ];
  expect(found(companies)).toHaveLength(2);
  expect(found(companies).map((pair) => pair.split(" ")[0])).toEqual(["1-2", "1-3"]);
});

test("companies that were told apart never come back, and others that share the same do", () => {
  const companies = [1, 2, 3].map((id) => ({ id, name: `Firm ${id}`, phone: ASH.phone }));
  const apart = new Set<string>();
  const pairs = () => found(companies, (item) => apart.has(item)).map((pair) => pair.split(" ")[0]);
  expect(pairs()).toEqual(["1-2", "1-3"]);
  apart.add("1-3");
  expect(pairs()).toEqual(["1-2", "2-3"]);
  apart.add("2-3");
  apart.add("1-2");
  expect(pairs()).toEqual([]);
});

test("a pair that shares several things is one pair", () => {
  expect(
    found([
      { id: 2, ...ASH },
      { id: 1, ...ASH },
    ]),
  ).toHaveLength(1);
});
