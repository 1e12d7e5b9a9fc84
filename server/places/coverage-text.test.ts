import { expect, test } from "vitest";
import { createCoverageReader } from "./coverage-text.ts";

const NAMES = [
  "leeds",
  "wycombe",
  "high wycombe",
  "deal",
  "west yorkshire",
  "newcastle on tyne",
  "bradford",
  "st ives",
];
const CODES = ["LS1", "LS2", "LS3", "LS29", "WF1", "WF2", "SW1A"];
const { read } = createCoverageReader({
  nameNumbers: new Map(NAMES.map((name, number) => [name, number])),
  districts: new Map(CODES.map((code, number) => [code, { number }])),
});
const understood = (text: string) => {
  const { names, districts, radiusKm } = read(text);
  return {
    names: names.map((number) => NAMES[number]),
    codes: districts.map((number) => CODES[number]),
    radiusKm: radiusKm && Math.round(radiusKm),
  };
};

test.each([
  ["Leeds, Bradford and all of West Yorkshire", ["leeds", "bradford", "west yorkshire"]],
  ["leeds and bradford", ["leeds", "bradford"]],
  ["High Wycombe", ["high wycombe"]],
  ["Newcastle-upon-Tyne", ["newcastle on tyne"]],
  ["We deal with everybody; Leeds only", ["leeds"]],
  ["Leeds, except Bradford. West Yorkshire by arrangement", ["leeds", "west yorkshire"]],
  ["Leeds but not High Wycombe", ["leeds"]],
  ["Bradford, St. Ives. Leeds", ["bradford", "st ives", "leeds"]],
  ["Anywhere", []],
])("%s names these places", (text, names) => {
  expect(understood(text).names).toEqual(names);
});

test.each([
  ["LS1-LS3", ["LS1", "LS2", "LS3"]],
  ["LS1 to 3 and WF2", ["LS1", "LS2", "LS3", "WF2"]],
  ["LS and WF postcodes", ["LS1", "LS2", "LS3", "LS29", "WF1", "WF2"]],
  ["near SW1A 1AA", ["SW1A"]],
  ["LS77, ZZ1", []],
])("%s names these districts", (text, codes) => {
  expect(understood(text).codes.toSorted()).toEqual(codes.toSorted());
});

test.each([
  ["Within 20 miles of Leeds", 32],
  ["10 miles, 30-mile radius by arrangement", 48],
  ["anywhere within 30km", 30],
  ["24 hours, 7 days", null],
])("%s gives this distance in kilometres", (text, radiusKm) => {
  expect(understood(text).radiusKm).toBe(radiusKm);
});
