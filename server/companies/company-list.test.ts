import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { distanceKey, unknownDistanceKey } from "#server/catalogue/indexes/distance-keys.ts";
import { createLazyCompanyList } from "./company-list.ts";
import { exampleCatalogue, exampleCompany, LEEDS, NO_FACTS } from "./examples.ts";

const COMPANIES: Company[] = [1, 2, 3].map((id) =>
  exampleCompany({ id, name: `"Skips" \\ & Söhne ${id} 🚛`, description: "line\nline" }),
);
const searched = { place: LEEDS, note: null, alternatives: [], radius: 5, wider: [] };
const brackets = { head: "[", tail: "]" };

test("companies are written as JSON.stringify writes them", () => {
  const { records } = exampleCatalogue(COMPANIES);
  const { body } = createLazyCompanyList(
    records,
    { keys: Int32Array.of(2, 0), facts: NO_FACTS },
    brackets,
  ).write();
  expect(body.toString()).toBe(JSON.stringify([COMPANIES[2], COMPANIES[0]]));
});

test("companies of any length are written completely", () => {
  const companies = [10, 100_000, 2_000].map((length, id) =>
    exampleCompany({ id: id + 1, description: "x".repeat(length) }),
  );
  const { records } = exampleCatalogue(companies);
  const { body } = createLazyCompanyList(
    records,
    { keys: Int32Array.of(0, 1, 2), facts: NO_FACTS },
    brackets,
  ).write();
  expect(body.toString()).toBe(JSON.stringify(companies));
});

test.each([0, 0.04, 0.1, 2, 2.5, 10, 12.34, 99.99, 100, 20_015.09])(
  "%d km is written as JSON.stringify writes it",
  (distance) => {
    const { records } = exampleCatalogue(COMPANIES);
    const keys = Float64Array.of(distanceKey(distance, 1), unknownDistanceKey(0));
    const { body } = createLazyCompanyList(records, { keys, searched, facts: NO_FACTS }, brackets).write();
    expect(body.toString()).toBe(JSON.stringify([{ ...COMPANIES[1], distance }, COMPANIES[0]]));
  },
);

test("the ETag is the same in every process, and changes with the companies, their order and the tail", () => {
  const etagOf = (companies: Company[], keys: number[], tail = "]") =>
    createLazyCompanyList(
      exampleCatalogue(companies).records,
      { keys: Int32Array.from(keys), facts: NO_FACTS },
      { head: "[", tail },
    ).write().etag;
  const edited = COMPANIES.map((company) => (company.id === 2 ? { ...company, phone: "1" } : company));
  expect(etagOf(COMPANIES, [0, 1])).toBe(etagOf(structuredClone(COMPANIES), [0, 1]));
  const others = [
    etagOf(COMPANIES, [0, 1]),
    etagOf(COMPANIES, [1, 0]),
    etagOf(COMPANIES, [0]),
    etagOf(edited, [0, 1]),
    etagOf(COMPANIES, [0, 1], '],"total":2}'),
  ];
  expect(new Set(others).size).toBe(others.length);
});
