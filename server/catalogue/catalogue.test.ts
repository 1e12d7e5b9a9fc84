import { describe, expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import {
  createRandom,
  exampleCatalogue,
  exampleCompany,
  exampleRecord,
  exampleReview,
  LEEDS,
  listed,
} from "#server/companies/examples.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { ORDERS } from "./indexes/orders.ts";
import { directoryStatistics } from "./indexes/statistics.ts";
import { needsNewSlots, rebuilt } from "./rebuild-catalogue.ts";
import { fold } from "./records/fold.ts";
import { pack } from "./records/packed-company.ts";

const leeds = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };
const noPlace = { place: LEEDS, note: null, alternatives: [], radius: 60, wider: [] };

/** Everything one can ask a catalogue. */
const allOf = (catalogue: Catalogue) => ({
  orders: ORDERS.map((order) => listed(catalogue, { keys: catalogue.inOrder(order) })),
  near: listed(catalogue, { keys: catalogue.within(LEEDS, 60), searched: noPlace }),
  county: catalogue
    .inCounty(fold("West Yorkshire"))
    .map((slot) => catalogue.records.read(slot))
    .sort((a, b) => a.company.id - b.company.id),
  statistics: directoryStatistics(catalogue.statistics, false),
});

const changesTo = (changes: [number, Company | null][], reviews = 0) =>
  new Map(
    changes.map(([id, company]) => {
      const own = Array.from({ length: reviews }, (_, index) => exampleReview({ id: index, companyId: id }));
      return [id, company && pack(exampleRecord(company, own))];
    }),
  );

test("a change shows everywhere: the edited, without the removed and with the new company", () => {
  const catalogue = exampleCatalogue(
    [1, 2, 3].map((id) => exampleCompany({ id, name: `Firm ${id}`, ...leeds })),
    [exampleReview({ id: 1, companyId: 1 })],
  );
  catalogue.apply(
    changesTo([
      [4, exampleCompany({ id: 4, name: "Acorn", ...leeds })],
      [1, exampleCompany({ id: 1, name: "Zebra", rating: "5.00" })],
      [2, null],
    ]),
  );
  const inOrder = (order: (typeof ORDERS)[number]) =>
    listed(catalogue, { keys: catalogue.inOrder(order) }).map(({ name }) => name);
  expect(catalogue.ids()).toEqual([1, 3, 4]);
  expect(inOrder("name")).toEqual(["Acorn", "Firm 3", "Zebra"]);
  expect(inOrder("rating")).toEqual(["Zebra", "Firm 3", "Acorn"]);
  expect(listed(catalogue, { keys: catalogue.within(LEEDS, 1) }).map(({ id }) => id)).toEqual([3, 4]);
  expect(catalogue.find(2)).toBeNull();
  expect(catalogue.records.read(catalogue.find(1) as number).reviews).toEqual([]);
});

describe("after many changes, some while companies are moved, a catalogue answers as one made anew", () => {
  const random = createRandom(11);
  const below = (count: number) => Math.floor(random() * count);
  const someone = (id: number) =>
    exampleCompany({
      id,
      name: ["Éclair", "acorn", "Zebra", "Skips & Co"][below(4)] as string,
      location: ["Leeds", "leeds", "York", "London"][below(4)] as string,
      county: ["West Yorkshire", "Kent"][below(2)] as string,
      email: ["a@b.example", "Unknown"][below(2)] as string,
      rating: ["4.90", "3.10", null][below(3)] as string | null,
      description: "x".repeat(below(3_000)),
      latitude: below(10) === 0 ? null : LEEDS.latitude + (random() - 0.5) * 2,
      longitude: LEEDS.longitude + (random() - 0.5) * 3,
    });

  test.each([
    { size: 1, rounds: 1_500 },
    { size: 200, rounds: 10 },
  ])("$rounds times $size at once", ({ size, rounds }) => {
    const companies = new Map<number, Company>();
    const catalogue = createCatalogue();
    let tidying = catalogue.tidy();
    for (let round = 0; round < rounds; round += 1) {
      const changes = new Map<number, Company | null>();
      for (let number = 0; number < size; number += 1) {
        const known = below(3) > 0 && companies.size > 0;
        const id = known ? 1 + below(companies.size) : companies.size + changes.size + 1;
        changes.set(id, known && below(4) === 0 ? null : someone(id));
      }
      // In any order, but each new id after those before it.
      const added = changesTo([...changes], 2);
      if (needsNewSlots(catalogue, added)) continue;
      catalogue.apply(added);
      if (tidying.next().done) tidying = catalogue.tidy();
      for (const [id, company] of changes) companies.set(id, company as Company);
    }
    const left = [...companies.values()].filter((company) => company !== null);
    const reviews = left.flatMap(({ id }) =>
      [0, 1].map((index) => exampleReview({ id: index, companyId: id })),
    );
    expect(left.length).toBeGreaterThan(100);
    expect(allOf(catalogue)).toEqual(allOf(exampleCatalogue(left, reviews)));
  });
});

test("a company with an id below those of others comes between them", () => {
  const before = exampleCatalogue([2, 9].map((id) => exampleCompany({ id, ...leeds })));
  const changes = changesTo([
    [5, exampleCompany({ id: 5, ...leeds })],
    [9, null],
  ]);
  expect(needsNewSlots(before, changes)).toBe(true);
  const after = rebuilt(before, changes);
  expect(listed(after, { keys: after.within(LEEDS, 1) }).map(({ id }) => id)).toEqual([2, 5]);
});

test("a company as it is known is no change", () => {
  const company = exampleCompany({ id: 1, name: "Café Skips" });
  const { records } = exampleCatalogue([company], [exampleReview({ id: 1, companyId: 1 })]);
  const reviews = [exampleReview({ id: 1, companyId: 1 })];
  const same = exampleRecord(company, reviews);
  expect(records.holds(pack(same))).toBe(true);
  expect(records.holds(pack({ ...same, reviews: [] }))).toBe(false);
  expect(records.holds(pack({ ...same, changedAt: "2026-02-01T00:00:00.000Z" }))).toBe(false);
  expect(records.holds(pack({ ...same, company: { ...company, phone: "1" } }))).toBe(false);
  expect(records.holds(pack({ ...same, company: { ...company, id: 2 } }))).toBe(false);
});

test("the memory of what was replaced is used again", () => {
  const catalogue = exampleCatalogue([exampleCompany({ id: 1 }), exampleCompany({ id: 2 })]);
  const before = process.memoryUsage().arrayBuffers;
  for (let round = 0; round < 5_000; round += 1) {
    const company = exampleCompany({ id: 1, description: `${round}`.padEnd(10_000) });
    catalogue.apply(changesTo([[1, company]]));
    if (!catalogue.isTidy) for (const _moved of catalogue.tidy());
  }
  expect(catalogue.records.company(0).description?.trim()).toBe("4999");
  expect(catalogue.records.company(1).name).toBe("Company 2");
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
});
