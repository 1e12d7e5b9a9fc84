import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import type { SearchResult } from "#server/search/search.ts";
import { companyList, listedCompanies } from "./company-list.ts";
import { exampleCatalogue, exampleCompany } from "./testing/examples.ts";

const COMPANIES: Company[] = [1, 2, 3].map((id) =>
  exampleCompany({ id, name: `"Skips" \\ & Söhne ${id} 🚛`, description: "line\nline" }),
);
const job: SearchResult["job"] = {
  ...{ division: "england-and-wales", askedOn: "2026-11-27" },
  ...{
    date: null,
    size: null,
    sizes: [],
    weeks: 2,
    permit: null,
    wastes: [],
    inSkip: [],
    apart: [],
    mustBeInTime: false,
  },
};
/** No company of these tests states its notice, and no day is wanted. */
const day = { earliest: { day: null, unknown: ["notice"] }, canDo: null };

/** The companies with these ids as results, the first one at this distance. */
function found(companies: Company[], ids: number[], km: number | null = null): SearchResult {
  const { find } = exampleCatalogue(companies);
  const listings = ids.map(find).filter((listing) => listing !== null);
  const results = listings.map((listing, index) => ({
    listing,
    km: index === 0 ? km : null,
    delivery: null,
  }));
  return { results, place: null, job };
}
const write = (result: SearchResult, tail = "]") => companyList(result, { tail });

test("companies are written as JSON.stringify writes them", () => {
  expect(write(found(COMPANIES, [])).body.toString()).toBe("[]");
  const result = found(COMPANIES, [3, 1]);
  const expected = [COMPANIES[2], COMPANIES[0]].map((company) => ({ ...company, ...day }));
  expect(write(result).body.toString()).toBe(JSON.stringify(expected));
  expect(listedCompanies(result)).toEqual(expected);
});

test.each([0, 0.04, 2.5, 12.34, 20_015.09])("a distance of %d km follows the company's own fields", (km) => {
  const expected = [
    { ...COMPANIES[1], distance: km, ...day },
    { ...COMPANIES[0], ...day },
  ];
  expect(write(found(COMPANIES, [2, 1], km)).body.toString()).toBe(JSON.stringify(expected));
});

test("the ETag is the same in every process, and changes with the companies, their order and the tail", () => {
  const edited = COMPANIES.map((company) => (company.id === 2 ? { ...company, phone: "1" } : company));
  const etagOf = (companies: Company[], ids: number[], tail?: string) =>
    write(found(companies, ids), tail).etag;
  expect(etagOf(COMPANIES, [1, 2])).toBe(etagOf(structuredClone(COMPANIES), [1, 2]));
  const others = [
    etagOf(COMPANIES, [1, 2]),
    etagOf(COMPANIES, [2, 1]),
    etagOf(COMPANIES, [1]),
    etagOf(edited, [1, 2]),
    etagOf(COMPANIES, [1, 2], '],"total":2}'),
  ];
  expect(new Set(others).size).toBe(others.length);
});
