import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { unguardFormula } from "#contract/text/csv.ts";
import { createDemoData } from "../../../../demo/testing/demo-data.ts";
import { formatTerm, readTerm, TERM_FIELDS, type TermField } from "./term-cells.ts";

test.each<[TermField, string, unknown]>([
  [
    "prices",
    "4=140; 6 yd: £1,180.50 / 14 days / +25 week / heavy; 8=220/no heavy",
    [
      { size: 4, price: "140.00", hireDays: null, extraWeek: null, heavyAllowed: null },
      { size: 6, price: "1180.50", hireDays: 14, extraWeek: "25.00", heavyAllowed: true },
      { size: 8, price: "220.00", hireDays: null, extraWeek: null, heavyAllowed: false },
    ],
  ],
  ["coverageAreas", "30 km", [{ type: "radius", km: 30 }]],
  ["coverageAreas", "20 miles; not LS9", [{ type: "radius", km: 32.2, exclude: ["LS9"] }]],
  [
    "coverageAreas",
    "LS1-LS3, BD1 not LS2 + 5km",
    [
      { type: "districts", codes: ["LS1", "LS2", "LS3", "BD1"], exclude: ["LS2"] },
      { type: "radius", km: 5 },
    ],
  ],
  ["refuses", "tyres, Fridges and freezers; MIXED BUILDING, tyres", ["tyres", "fridge", "mixed-building"]],
  [
    "acceptsAtCharge",
    "mattress=20 each; plasterboard = £25 per bag; tyres=5.50",
    [
      { waste: "mattress", price: "20.00", unit: "each" },
      { waste: "plasterboard", price: "25.00", unit: "bag" },
      { waste: "tyres", price: "5.50", unit: "each" },
    ],
  ],
  ["noticeDays", "2", 2],
  ["confirmedOn", "2026-01-23", "2026-01-23"],
  ["confirmedOn", "23/01/2026", "2026-01-23"],
  ["takes", "soil; Garden", ["soil", "garden"]],
  ["deliveryDays", "Sat, mon - Wed", ["mon", "tue", "wed", "sat"]],
  ["pauses", "24/12/2020 to 3/1/2021", []],
  [
    "authorities",
    "Leeds City Council until 31/3/2027; Kirklees Council",
    [
      { name: "Leeds City Council", until: "2027-03-31" },
      { name: "Kirklees Council", until: null },
    ],
  ],
  ["prices", "", []],
  ["noticeDays", "", null],
])("%s reads %j", (field, cell, value) => {
  expect(readTerm(field, cell)).toEqual(value);
});

test.each<[TermField, string, RegExp]>([
  ["prices", "6", /"6" in prices is not like 6=180/],
  ["prices", "6=cheap", /is not like 6=180/],
  ["prices", "6=180/two weeks", /is not like 6=180/],
  ["prices", "7=180", /size must be one of 2, 3, 4.*\(in prices\)/],
  ["prices", "6=180; 6=190", /Each size can have one price/],
  ["prices", "6=0", /above 0/],
  ["prices", "6=180/400d", /from 1 to 366/],
  ["coverageAreas", "Leeds", /"LEEDS" is not a postcode district/],
  ["coverageAreas", "900 km", /in coverageAreas/],
  ["coverageAreas", "30 km; not", /without a district/],
  ["coverageAreas", "30 km; not LS1; not LS2", /more than one "not"/],
  ["refuses", "uranium", /"uranium" is not a waste. The wastes are general/],
  ["acceptsAtCharge", "mattress", /is not like mattress=20 each/],
  ["acceptsAtCharge", "mattress=20 kilo", /is not like mattress=20 each/],
  ["acceptsAtCharge", "mattress=20; mattresses=30", /Each waste can have one charge/],
  ["noticeDays", "soon", /Notice must be from 0 to 60/],
  ["deliveryDays", "weekends", /A day of the week is one of mon/],
  ["deliveryDays", "fri-mon", /A day of the week is one of mon/],
  ["pauses", "Christmas", /A date looks like/],
  ["pauses", "2999-01-01", /within two years/],
  ["confirmedOn", "last week", /A date looks like/],
])("%s refuses %j with a sentence", (field, cell, message) => {
  expect(() => readTerm(field, cell)).toThrow(message);
});

test("every cell of the demonstration data reads as the value it was written from", () => {
  const changed: string[] = [];
  for (const company of createDemoData().companies) {
    const { prices, ...others } = company;
    const unsourced = prices.map(({ statedBy: _by, statedOn: _on, ...price }) => price);
    const terms = { ...others, prices: unsourced };
    for (const field of TERM_FIELDS) {
      const cell = formatTerm(field, company[field]);
      if (!isDeepStrictEqual(readTerm(field, cell), terms[field]) || unguardFormula(cell) !== cell)
        changed.push(cell);
    }
  }
  expect(changed).toEqual([]);
});
