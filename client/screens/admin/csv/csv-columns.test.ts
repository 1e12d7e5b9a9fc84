import { expect, test } from "vitest";
import { planImport } from "#server/companies/csv/plan.ts";
import { readTable } from "#server/companies/csv/table.ts";
import { CSV_TEMPLATE } from "./csv-panel.tsx";

test("the template's headings are known, and its example is refused for its id alone", async () => {
  const { ignoredColumns, rows } = await readTable(CSV_TEMPLATE.replace(/^\uFEFF/, ""));
  expect(ignoredColumns).toEqual([]);
  const context = {
    companies: [],
    mergedInto: new Map(),
    newCompanyRating: "default",
    isRemoved: () => false,
    authorityNamed: (text: string) => text,
    mayBeDistrict: () => true,
  } as const;
  const kinds = async (table: typeof rows) =>
    (await planImport(table, context)).map(({ row: { kind, reason } }) => [kind, reason]);
  expect(await kinds(rows)).toEqual([["refused", "id must be a whole number, or empty to add a company"]]);
  for (const { cells } of rows) (cells as Map<string, string>).set("id", "");
  expect(await kinds(rows)).toEqual([["new", null]]);
});
