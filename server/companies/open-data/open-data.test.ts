import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPEN_DATA_COLUMNS } from "#contract/api/open-data.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { COMPANIES_PER_FILE, openDataFile } from "./open-data.ts";

const PATH = "/data/companies.csv";
const PRICE = { size: 6 as const, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: null };

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" } });
  await app.database.insert(companies).values([
    {
      ...{ id: 7, name: '=Acme, "Skips"', location: "Leeds", county: "West Yorkshire", postcode: "LS6 2AB" },
      ...{ email: "ann@acme.example", phone: "01632 960001", licenseNumber: "CBDU99000001" },
      ...{ description: "Ask for Ann Archer", operatingHours: "Ann: 8 to 5", coverage: "Ann's round" },
      ...{ insurance: "Ann's", paymentMethods: "Ann", deliveryTime: "Ann", collectionTime: "Ann" },
      prices: [{ ...PRICE, statedBy: "company" as const, statedOn: "2026-10-01" }],
    },
    { id: 3, name: "write to bob@bob.example", location: "York", county: "North Yorkshire" },
  ]);
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

async function readRows() {
  const response = await app.fetch(PATH);
  const text = await response.text();
  return { response, text, rows: parse(text, { columns: true }) as Record<string, string>[] };
}

test("anybody downloads the directory as a table, with its licence, in the order of ids", async () => {
  const { response, rows } = await readRows();
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("link")).toContain('rel="license"');
  expect(rows.map(({ id }) => id)).toEqual(["3", "7"]);
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(OPEN_DATA_COLUMNS));
  expect(rows[1]).toMatchObject({
    page: "https://skips.example/company/7",
    district: "LS6",
    pricesStated: "6: company 2026-10-01",
    prices: expect.stringContaining("210"),
  });
});

test("no email address, telephone number, whole postcode, licence number or free text is in the file", async () => {
  const { text, rows } = await readRows();
  expect(text).not.toMatch(/@|960001|2AB|99000001|Ann/);
  expect(rows[0]?.name).toBe("");
});

test("a rating that no review here supports is left out", async () => {
  const { rows } = await readRows();
  expect(rows.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
    ["", "0"],
    ["", "0"],
  ]);
});

test("a cell that a spreadsheet would run is guarded", async () => {
  expect((await readRows()).rows[1]?.name).toBe('\'=Acme, "Skips"');
});

test("a large directory is several files, each company in one of them", async () => {
  const ids = Array.from({ length: COMPANIES_PER_FILE + 2 }, (_, index) => index + 1).reverse();
  const company = app.services.companies.find(7);
  const directory = { ids: () => ids, find: (id: number) => company && { ...company, id } };
  const read = (from: number) => openDataFile(directory, "https://skips.example", from);
  const [first, second] = [await read(1), await read(COMPANIES_PER_FILE + 1)];
  expect(first?.csv.split("\r\n")).toHaveLength(COMPANIES_PER_FILE + 2);
  expect(first?.next).toBe(COMPANIES_PER_FILE + 1);
  expect(second?.csv).toContain(`\n${COMPANIES_PER_FILE + 2},`);
  expect(second?.next).toBeNull();
  expect(await read(COMPANIES_PER_FILE * 2 + 1)).toBeNull();
});

test("a file that does not exist is not found, and readers cause no query", async () => {
  expect((await app.fetch(`${PATH}?from=${COMPANIES_PER_FILE + 1}`)).status).toBe(404);
  expect((await app.fetch(`${PATH}?from=x`)).status).toBe(200);
  const queries: unknown[] = [];
  const { $client } = app.database;
  const query = $client.query;
  Object.assign($client, {
    query: (...all: Parameters<typeof query>) => {
      queries.push(all[0]);
      return query.apply($client, all);
    },
  });
  await app.request(PATH);
  $client.query = query;
  expect(queries).toEqual([]);
});
