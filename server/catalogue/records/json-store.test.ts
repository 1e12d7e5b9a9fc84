import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { createColumns, setCapacity } from "./columns.ts";
import { createJsonStore } from "./json-store.ts";

const END = ',"regulator":"Environment Agency","link":null}}';
const company = (id: number, end: string, answers = '{"requests":0}') =>
  `{"id":${id},"name":"O’Neil","pausedUntil":null,"answers":${answers},"createdAt":"2026-11-2${id}","carrier":{"number":"${id}"${end}`;

const COMPANIES = [
  company(1, END),
  company(2, END),
  company(3, "}}"),
  company(3, `,"nation":"Scotland","method":null,"checkedOn":null${END}`),
  `{"id":4,"name":"${'\\",\\"regulator\\":'.repeat(20_000)}","carrier":null}`,
  '{"id":5}',
  company(6, `,"x":"${"y".repeat(70_000)}"${END}`),
];

function filledStore() {
  const columns = createColumns();
  setCapacity(columns, COMPANIES.length);
  const store = createJsonStore(columns);
  for (const [slot, json] of COMPANIES.entries()) store.write(slot, json, `[${slot}]`);
  return { columns, store };
}

test("companies and reviews are read as they were written, also after a compaction", () => {
  const { store } = filledStore();
  const readAll = () => COMPANIES.map((_, slot) => [store.company(slot), store.reviews(slot)]);
  const expected = COMPANIES.map((json, slot) => [json, `[${slot}]`]);
  expect(readAll()).toEqual(expected);
  for (const _step of store.compact([6, 5, 3, 1, 0, 2, 4]));
  expect(readAll()).toEqual(expected);
});

test("a copy lacks the closing brace, and the checksum is of the whole record", () => {
  const { store } = filledStore();
  for (const [slot, json] of COMPANIES.entries()) {
    const target = Buffer.alloc(Buffer.byteLength(json) + 1);
    const end = store.copyOpenObject(slot, target, 1);
    expect(target.toString("utf8", 1, end)).toBe(json.slice(0, -1));
    expect(store.companyBytes(slot)).toBe(Buffer.byteLength(json));
    expect(store.checksum(slot)).toBe(crc32(`${json}[${slot}]`));
  }
});

test("what two companies have in common is stored once", () => {
  const { columns } = filledStore();
  expect(columns.jsonEnd[0]).toBe(columns.jsonEnd[1]);
  expect(columns.jsonMiddle[0]).toBe(columns.jsonMiddle[2]);
  const distance = (columns.jsonPosition[1] as number) - (columns.jsonPosition[0] as number);
  expect(distance).toBeLessThan(company(1, END).length - END.length);
});
