import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import OurDataScreen from "#client/screens/our-data/our-data.screen.tsx";
import { readProvenance } from "./our-data.ts";

const tables = readProvenance("data");

test("every table says what it is for, how old it is, where it comes from and under which licence", () => {
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    for (const text of [table.name, table.use, table.asOf, table.source, table.licence])
      expect(text, table.name).toMatch(/\S/);
    expect(table.seenOn, table.name).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test("rows are counted in the tables themselves", () => {
  const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows;
  expect(rowsOf("Councils")).toBe(384);
  expect(rowsOf("Councils of postcode sectors")).toBe(13_771);
  expect(rowsOf("Outline of the United Kingdom")).toBeNull();
});

test("what is said of every row is counted in the table, not written down", () => {
  for (const { file, name, use, asOf, source, rows, addresses } of tables) {
    expect([use, asOf, source].join(" "), name).not.toMatch(/(each|every|all|of) (its |the |\d+ )?rows?/i);
    if (rows === null) continue;
    const table: Record<string, string>[] = parse(readFileSync(file, "utf8"), {
      columns: true,
      relax_column_count: true,
    });
    const named = table.filter((row) => row.source_url).length;
    expect(addresses, name).toBe("source_url" in (table[0] ?? {}) ? named : null);
  }
  const page = renderToStaticMarkup(createElement(OurDataScreen, { tables, params: {} }));
  const fees = tables.find(({ file }) => file === "data/permits/fees.csv");
  expect(page).toContain(`${fees?.addresses} of ${fees?.rows} rows have the address`);
});

test("a folder of data that does not say where it comes from is refused", () => {
  expect(() => readProvenance("content")).toThrow("provenance.json");
});
