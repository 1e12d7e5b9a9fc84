import { describe, expect, test } from "vitest";
import { decode } from "#server/companies/csv/decode.ts";
import { planImport } from "#server/companies/csv/plan.ts";
import { readTable } from "#server/companies/csv/table.ts";
import {
  companiesOf,
  DIALECTS,
  ENCODINGS,
  fileOf,
  type ImportedCompany,
  LAYOUTS,
  MANY,
  SPOILED_CELLS,
} from "./spreadsheet-files.ts";

const EMPTY = {
  ...{ companies: [], mergedInto: new Map(), newCompanyRating: "none" as const },
  isRemoved: () => false,
  authorityNamed: (text: string) => text,
  mayBeDistrict: () => true,
};

async function plan(bytes: Uint8Array) {
  const { rows } = await readTable(decode(bytes));
  return planImport(rows, EMPTY);
}

/** What an import of the file would add, and why it refuses other rows. */
async function read(bytes: Uint8Array) {
  const planned = await plan(bytes);
  return planned.map(({ row, write }) => (write?.kind === "add" ? write.values : row.reason));
}

const expected = (companies: readonly ImportedCompany[]) =>
  companies.map((company) => expect.objectContaining(company));

describe("a whole file of companies is read", () => {
  const companies = companiesOf(30);
  const encodings = Object.keys(ENCODINGS);
  const cases = Object.keys(LAYOUTS).flatMap((layout) =>
    Object.keys(DIALECTS).map((dialect, at) => [layout, dialect, encodings[at % encodings.length]] as const),
  );

  test.each(cases)("as %s, %s, in %s", async (layout, dialect, encoding = "UTF-8") => {
    expect(await read(fileOf(companies, { layout, dialect, encoding }))).toEqual(expected(companies));
  });

  test.each(encodings)("in %s", async (encoding) => {
    expect(await read(fileOf(companies, { encoding }))).toEqual(expected(companies));
  });
});

test.each(SPOILED_CELLS)("a spreadsheet's %s %j is read as %j", async (column, cell, value) => {
  const name = "Aire Skips";
  const file = `name,location,county,${column}\n${name},Leeds,West Yorkshire,"${cell.replaceAll('"', '""')}"\n`;
  expect(await read(Buffer.from(file))).toEqual([
    value instanceof RegExp ? expect.stringMatching(value) : expect.objectContaining({ [column]: value }),
  ]);
});

test(`${MANY} rows are read in memory that does not grow with what was read before`, async () => {
  const bytes = fileOf(companiesOf(MANY), { layout: "an address book" });
  const told: number[] = [];
  const { rows } = await readTable(decode(bytes));
  const planned = await planImport(rows, { ...EMPTY, onProgress: (count) => told.push(count) });
  expect(planned.filter(({ row }) => row.kind === "new")).toHaveLength(MANY);
  expect(told).toEqual([10_000, 20_000, 30_000, 40_000]);
});
