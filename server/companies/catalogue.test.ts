import { describe, expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import { exampleCatalogue, exampleCompany, exampleReview, exampleStored, LEEDS } from "./examples.ts";

const leeds = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };
const before = exampleCatalogue(
  [1, 2, 3].map((id) => exampleCompany({ id, name: `Firm ${id}`, ...leeds })),
  [exampleReview({ id: 1, companyId: 1 })],
);

describe("a change of some companies", () => {
  const changes = changesBetween(before, [1, 2, 4], {
    companies: [
      exampleCompany({ id: 1, name: "Zebra", rating: "5.00" }),
      exampleCompany({ id: 4, name: "Acorn", ...leeds }),
    ].map(exampleStored),
    reviews: [exampleReview({ id: 2, companyId: 4 })],
  });
  const after = before.with(changes);

  test("makes a catalogue with the edited, without the removed and with the new company, everywhere", () => {
    expect([...after.ids()].toSorted()).toEqual([1, 3, 4]);
    expect(after.inOrder("name").map(({ company }) => company.name)).toEqual(["Acorn", "Firm 3", "Zebra"]);
    expect(after.inOrder("rating").map(({ company }) => company.id)).toEqual([1, 3, 4]);
    expect(after.within(LEEDS, 1).map(({ entry }) => entry.company.id)).toEqual([3, 4]);
    expect(after.find(1)?.reviews).toEqual([]);
    expect(after.find(4)?.reviews).toHaveLength(1);
  });

  test("leaves the earlier catalogue as it was, for whoever still reads it", () => {
    expect(before.inOrder("name").map(({ company }) => company.name)).toEqual(["Firm 1", "Firm 2", "Firm 3"]);
    expect(before.within(LEEDS, 1)).toHaveLength(3);
  });
});

describe("reading companies again", () => {
  const same = before.inOrder("name");
  const rows = {
    companies: same.map(({ company }) => exampleStored({ ...company })),
    reviews: same.flatMap(({ reviews }) => [...reviews]),
  };

  test("finds no change where nothing changed", () => {
    expect(changesBetween(before, "all", rows).size).toBe(0);
    expect(changesBetween(before, [77], { companies: [], reviews: [] }).size).toBe(0);
  });

  test("of all finds the companies that are gone", () => {
    const [, ...rest] = rows.companies;
    expect(changesBetween(before, "all", { ...rows, companies: rest })).toEqual(new Map([[1, null]]));
  });

  test("finds a review that is new", () => {
    const reviews = [exampleReview({ id: 5, companyId: 1 }), ...rows.reviews];
    expect([
      ...changesBetween(before, [1], { companies: rows.companies.slice(0, 1), reviews }).keys(),
    ]).toEqual([1]);
  });
});
