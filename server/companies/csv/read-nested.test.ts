import { expect, test } from "vitest";
import { readNested } from "./read-nested.ts";

test.each<[string, string, unknown]>([
  ["JSON", '{"primary": "Acme", "common": null}', { primary: "Acme", common: null }],
  ["DuckDB", "{'primary': Acme Skips, 'common': NULL}", { primary: "Acme Skips", common: null }],
  [
    "DuckDB with commas",
    "{'freeform': 12 High St, Unit 3, 'locality': Leeds}",
    { freeform: "12 High St, Unit 3", locality: "Leeds" },
  ],
  [
    "DuckDB with quotation marks",
    "[{'freeform': '12 High St, Leeds', 'name': 'O\\'Brien'}, {'freeform': B}]",
    [{ freeform: "12 High St, Leeds", name: "O'Brien" }, { freeform: "B" }],
  ],
  ["DuckDB with a name as typed", "{'primary': O'Brien & Sons}", { primary: "O'Brien & Sons" }],
  [
    "DuckDB's map",
    "{'common': {en=Acme, cy=Sgip}, 'rules': []}",
    { common: { en: "Acme", cy: "Sgip" }, rules: [] },
  ],
  ["DuckDB's list", "[+441134960001, NULL]", ["+441134960001", null]],
  [
    "Athena",
    "[{freeform=12 High St, Leeds, region=null}]",
    [{ freeform: "12 High St, Leeds", region: null }],
  ],
  ["Python", "[{'primary': \"O'Brien\", 'common': None}]", [{ primary: "O'Brien", common: null }]],
  ["NumPy", "array(['a', 'b'], dtype=object)", ["a", "b"]],
  ["NumPy within", "{'a': array(['b' 'c'], dtype=object)}", { a: ["b", "c"] }],
  ["JSON with NaN", '{"confidence": NaN, "name": "A, B"}', { confidence: null, name: "A, B" }],
])("reads what %s writes: %s", (_program, text, value) => {
  expect(readNested(text)).toEqual(value);
});

test.each(["Acme", "[closed] Acme", "{", "[[", "{Acme}", "{'a' b}", "[a] [b]"])(
  "leaves %s as it is",
  (text) => {
    expect(readNested(text)).toBe(text);
  },
);

test("a text with too many brackets is left as it is", () => {
  const deep = "[".repeat(100_000);
  expect(readNested(deep)).toBe(deep);
});
