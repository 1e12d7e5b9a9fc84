import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import { WASTES } from "#contract/job/job.ts";
import { WASTE_CODES } from "#contract/job/waste-codes.ts";
import { WASTE_ITEMS } from "#contract/plan/waste-items.ts";

const rowsOf = (path: string): Record<string, string>[] =>
  parse(readFileSync(`data/${path}`), { columns: true });

test("the code counts with the bank holidays of the table, in order, until the day that the table's age names", () => {
  const rows = rowsOf("bank-holidays/bank-holidays.csv");
  for (const [division, days] of Object.entries(BANK_HOLIDAYS)) {
    const inTable = rows.filter((row) => row.division === division).map(({ date }) => date);
    expect(inTable, division).toEqual([...days]);
    expect(inTable, division).toEqual(inTable.toSorted());
  }
  const [{ asOf }] = JSON.parse(readFileSync("data/bank-holidays/provenance.json", "utf8"));
  expect(asOf).toBe(
    `Until ${longDay(
      rows
        .map(({ date = "" }) => date)
        .sort()
        .at(-1) ?? "",
    )}`,
  );
});

test("records name the codes of the table, for every waste that a visitor can name", () => {
  const rows = rowsOf("waste-codes/waste-codes.csv");
  expect(rows.map(({ waste }) => waste)).toEqual(WASTES.map(({ value }) => value));
  for (const { waste, codes = "", description } of rows) {
    const inCode = WASTE_CODES[waste as keyof typeof WASTE_CODES];
    expect("between" in inCode ? inCode.between.join(";") : inCode.code, waste).toBe(codes);
    if (!("between" in inCode)) expect(inCode.description, waste).toBe(description);
    for (const code of codes.split(";")) expect(code, waste).toMatch(/^\d\d \d\d \d\d\*?$/);
  }
});

/** The rows of the table in `docs/operations.md`. */
const facts = [
  ...readFileSync("docs/operations.md", "utf8").matchAll(/^\| (\d{4}-\d\d-\d\d) \| (.+?) \| (.+?) \|$/gm),
].map(([, due = "", fact = "", files = ""]) => ({ due, fact, files: [...files.matchAll(/`(.+?)`/g)] }));

/** The facts that are past their day. */
const overdue = (today: string) =>
  facts.filter(({ due }) => due < today).map(({ due, fact }) => `${due}: ${fact}`);

test("facts that change on known days name files that exist, the next one first", () => {
  expect(facts.length).toBeGreaterThan(8);
  expect(facts.map(({ due }) => due)).toEqual(facts.map(({ due }) => due).sort());
  for (const { fact, files } of facts) {
    expect(files.length, fact).toBeGreaterThan(0);
    for (const [, file = ""] of files) expect(existsSync(file), file).toBe(true);
  }
  expect(overdue(facts[0]?.due ?? "")).toEqual([]);
  expect(overdue("2099-01-01")).toHaveLength(facts.length);
});

test("no fact is past the day on which it had to be looked at again", () => {
  const reminder =
    'Look these up, as "Facts to look at again" in docs/operations.md says, and write the next day there';
  expect(overdue(todayInLondon()), reminder).toEqual([]);
});

test("/what-goes-in gives the codes of records for each of these wastes", () => {
  const items = new Map(rowsOf("waste-items/waste-items.csv").map((row) => [row.id, row.codes]));
  for (const { waste, codes = "" } of rowsOf("waste-codes/waste-codes.csv")) {
    const inList = items.get(WASTE_ITEMS[waste as keyof typeof WASTE_ITEMS])?.split(";") ?? [];
    expect(
      inList.filter((code) => !codes.includes(code)),
      waste,
    ).toEqual([]);
    // A waste that is certainly hazardous is so in both.
    const isHazardous = (all: string[]) => all.every((code) => code.endsWith("*"));
    expect([waste, isHazardous(inList)]).toEqual([waste, isHazardous(codes.split(";"))]);
  }
});
