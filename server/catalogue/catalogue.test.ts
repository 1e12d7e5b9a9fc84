import { describe, expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import {
  exampleCatalogue,
  exampleCompany,
  exampleRecord,
  exampleReview,
  LEEDS,
  listed,
} from "#server/companies/examples.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { SortOrder } from "./indexes/orders.ts";
import { directoryStatistics } from "./indexes/statistics.ts";
import { needsRebuild, rebuild } from "./rebuild-catalogue.ts";
import { foldCase } from "./records/fold-case.ts";

const ORDERS: SortOrder[] = ["rating", "name", "location"];
const leeds = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };
const searched = { place: LEEDS, note: null, alternatives: [], radius: 60, wider: [] };

/** Returns the results of three sort orders, a search around a place, a search by county, and the statistics. */
const readEverything = (catalogue: Catalogue) => ({
  orders: ORDERS.map((order) => listed(catalogue, { keys: catalogue.inOrder(order) })),
  nearby: listed(catalogue, { keys: catalogue.within(LEEDS, 60), searched }),
  inCounties: catalogue
    .inCounties([foldCase("West Yorkshire")])
    .map((slot) => catalogue.records.read(slot))
    .sort((a, b) => a.company.id - b.company.id),
  statistics: directoryStatistics(catalogue.counters, false),
});

/** Changes by company id. Null removes the company; every other company gets `reviewCount` reviews. */
const changesTo = (changes: [number, Company | null][], reviewCount = 0) =>
  new Map(
    changes.map(([id, company]) => {
      const reviews = Array.from({ length: reviewCount }, (_, index) =>
        exampleReview({ id: index, companyId: id }),
      );
      return [id, company && exampleRecord(company, reviews)];
    }),
  );

test("an edit, a removal and a new company show in every order and in searches", () => {
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
  const namesInOrder = (order: SortOrder) =>
    listed(catalogue, { keys: catalogue.inOrder(order) }).map(({ name }) => name);
  expect(catalogue.ids()).toEqual([1, 3, 4]);
  expect(namesInOrder("name")).toEqual(["Acorn", "Firm 3", "Zebra"]);
  expect(namesInOrder("rating")).toEqual(["Zebra", "Firm 3", "Acorn"]);
  expect(listed(catalogue, { keys: catalogue.within(LEEDS, 1) }).map(({ id }) => id)).toEqual([3, 4]);
  expect(catalogue.find(2)).toBeNull();
  expect(catalogue.records.read(catalogue.find(1) as number).reviews).toEqual([]);
});

describe("after many changes, some during compaction, a catalogue equals a new one", () => {
  const random = createRandom(11);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(...items: Item[]) => items[randomBelow(items.length)] as Item;
  const randomCompany = (id: number) =>
    exampleCompany({
      id,
      name: oneOf("Éclair", "acorn", "Zebra", "Skips & Co"),
      location: oneOf("Leeds", "leeds", "York", "London"),
      county: oneOf("West Yorkshire", "Kent"),
      email: oneOf("a@b.example", "Unknown"),
      rating: oneOf("4.90", "3.10", null),
      description: "x".repeat(randomBelow(3_000)),
      latitude: randomBelow(10) === 0 ? null : LEEDS.latitude + (random() - 0.5) * 2,
      longitude: LEEDS.longitude + (random() - 0.5) * 3,
    });

  test.each([
    { size: 1, rounds: 1_500 },
    { size: 200, rounds: 10 },
  ])("$rounds rounds of $size changes", ({ size, rounds }) => {
    const companies = new Map<number, Company | null>();
    const catalogue = createCatalogue();
    let compaction = catalogue.compact();
    for (let round = 0; round < rounds; round += 1) {
      const changes = new Map<number, Company | null>();
      for (let number = 0; number < size; number += 1) {
        const isKnown = randomBelow(3) > 0 && companies.size > 0;
        const id = isKnown ? 1 + randomBelow(companies.size) : companies.size + changes.size + 1;
        changes.set(id, isKnown && randomBelow(4) === 0 ? null : randomCompany(id));
      }
      const withReviews = changesTo([...changes], 2);
      if (needsRebuild(catalogue, withReviews)) continue;
      catalogue.apply(withReviews);
      if (compaction.next().done) compaction = catalogue.compact();
      for (const [id, company] of changes) companies.set(id, company);
    }
    const remaining = [...companies.values()].filter((company) => company !== null);
    const reviews = remaining.flatMap(({ id }) =>
      [0, 1].map((index) => exampleReview({ id: index, companyId: id })),
    );
    expect(remaining.length).toBeGreaterThan(100);
    expect(readEverything(catalogue)).toEqual(readEverything(exampleCatalogue(remaining, reviews)));
  });
});

test("a new company with an id below known ids gets its place in a rebuilt catalogue", () => {
  const before = exampleCatalogue([2, 9].map((id) => exampleCompany({ id, ...leeds })));
  const changes = changesTo([
    [5, exampleCompany({ id: 5, ...leeds })],
    [9, null],
  ]);
  expect(needsRebuild(before, changes)).toBe(true);
  const after = rebuild(before, changes);
  expect(listed(after, { keys: after.within(LEEDS, 1) }).map(({ id }) => id)).toEqual([2, 5]);
});

test("an unchanged record is recognised, and every difference is a change", () => {
  const company = exampleCompany({ id: 1, name: "Café Skips" });
  const reviews = [exampleReview({ id: 1, companyId: 1 })];
  const { records } = exampleCatalogue([company], reviews);
  const unchanged = exampleRecord(company, reviews);
  expect(records.holds(unchanged)).toBe(true);
  expect(records.holds({ ...unchanged, reviews: [] })).toBe(false);
  expect(records.holds({ ...unchanged, changedAt: unchanged.changedAt + 1 })).toBe(false);
  expect(records.holds({ ...unchanged, company: { ...company, phone: "1" } })).toBe(false);
  expect(records.holds({ ...unchanged, company: { ...company, id: 2 } })).toBe(false);
});

test("compaction frees the memory of replaced records", () => {
  const catalogue = exampleCatalogue([exampleCompany({ id: 1 }), exampleCompany({ id: 2 })]);
  const before = process.memoryUsage().arrayBuffers;
  for (let round = 0; round < 5_000; round += 1) {
    const company = exampleCompany({ id: 1, description: `${round}`.padEnd(10_000) });
    catalogue.apply(changesTo([[1, company]]));
    if (catalogue.needsCompaction()) for (const _step of catalogue.compact());
  }
  expect(catalogue.records.company(0).description?.trim()).toBe("4999");
  expect(catalogue.records.company(1).name).toBe("Company 2");
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
});
