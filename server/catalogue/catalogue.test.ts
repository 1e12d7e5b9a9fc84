import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import {
  exampleCompany,
  exampleRecord,
  exampleReview,
  LEEDS,
  NO_COVERAGE_READER,
} from "#server/companies/testing/examples.ts";
import { createRandom } from "../../tests/harness/random.ts";
import type { SortOrder } from "./catalogue.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { createListing, recordHash } from "./listing.ts";
import { createServiceNumbers } from "./services.ts";

const ORDERS: SortOrder[] = ["best", "rating", "reviews", "name", "location"];
const leeds = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };
const services = createServiceNumbers();

/** The company with two reviews. */
const listing = (company: Company) => {
  const reviews = [0, 1].map((index) => exampleReview({ id: index, companyId: company.id }));
  return createListing(exampleRecord(company, reviews), {
    ...{ coverageReader: NO_COVERAGE_READER, services, divisionOf: () => null },
  });
};
const catalogueOf = (companies: Company[]) => createCatalogue(companies.map(listing), services);
const changesTo = (changes: [number, Company | null][]) =>
  new Map(changes.map(([id, company]) => [id, company && listing(company)]));

/** The ids in every order and around a place. */
const idsIn = (catalogue: Catalogue) => ({
  all: catalogue.listings.map(({ id }) => id),
  orders: ORDERS.map((order) => catalogue.inOrder(order).map(({ id }) => id)),
  nearby: catalogue.within(LEEDS, 60).map(({ listing, km }) => [listing.id, km]),
});

test("an edit, a removal and a new company show in every order and in searches", () => {
  const before = catalogueOf([1, 2, 4].map((id) => exampleCompany({ id, name: `Firm ${id}`, ...leeds })));
  const after = before.withChanges(
    changesTo([
      [3, exampleCompany({ id: 3, name: "Acorn", ...leeds })],
      [1, exampleCompany({ id: 1, name: "Zebra", rating: "5.00" })],
      [2, null],
    ]),
  );
  const namesInOrder = (order: SortOrder) => after.inOrder(order).map(({ company }) => company.name);
  expect(namesInOrder("name")).toEqual(["Acorn", "Firm 4", "Zebra"]);
  expect(namesInOrder("rating")).toEqual(["Zebra", "Acorn", "Firm 4"]);
  expect(after.within(LEEDS, 1).map(({ listing }) => listing.id)).toEqual([3, 4]);
  expect(after.find(2)).toBeNull();
  expect(before.find(2)?.company.name).toBe("Firm 2");
});

test("after many changes, a catalogue equals a new one", () => {
  const random = createRandom(11);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(...items: Item[]) => items[randomBelow(items.length)] as Item;
  const randomCompany = (id: number) =>
    exampleCompany({
      id,
      name: oneOf("Éclair", "acorn", "Zebra", "Skips & Co"),
      location: oneOf("Leeds", "leeds", "York", "London"),
      rating: oneOf("4.90", "3.10", null),
      latitude: randomBelow(10) === 0 ? null : LEEDS.latitude + (random() - 0.5) * 2,
      longitude: LEEDS.longitude + (random() - 0.5) * 3,
    });
  const companies = new Map<number, Company>();
  let catalogue = catalogueOf([]);
  for (let round = 0; round < 200; round += 1) {
    const changes = new Map<number, Company | null>();
    for (let number = 0; number < 3; number += 1) {
      const id = 1 + randomBelow(200);
      changes.set(id, randomBelow(4) === 0 ? null : randomCompany(id));
    }
    catalogue = catalogue.withChanges(changesTo([...changes]));
    for (const [id, company] of changes)
      if (company) companies.set(id, company);
      else companies.delete(id);
  }
  expect(companies.size).toBeGreaterThan(50);
  expect(idsIn(catalogue)).toEqual(idsIn(catalogueOf([...companies.values()])));
});

test("every difference between two records shows in their hashes", () => {
  const company = exampleCompany({ id: 1, name: "Café Skips" });
  const record = exampleRecord(company, [exampleReview({ id: 1, companyId: 1 })]);
  expect(recordHash(structuredClone(record))).toBe(recordHash(record));
  const others = [
    { ...record, reviews: [] },
    { ...record, changedAt: record.changedAt + 1 },
    { ...record, company: { ...company, phone: "1" } },
    { ...record, company: { ...company, id: 2 } },
  ];
  expect(new Set([record, ...others].map(recordHash)).size).toBe(5);
});
