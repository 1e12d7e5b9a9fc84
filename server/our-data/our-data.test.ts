import { expect, test } from "vitest";
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
  expect(rowsOf("Councils")).toBe(382);
  expect(rowsOf("Councils of postcode sectors")).toBe(13_771);
  expect(rowsOf("Outline of the United Kingdom")).toBeNull();
});

test("a folder of data that does not say where it comes from is refused", () => {
  expect(() => readProvenance("content")).toThrow("provenance.json");
});
