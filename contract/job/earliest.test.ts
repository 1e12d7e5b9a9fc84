import { expect, test } from "vitest";
import { type DeliverySite, earliestDelivery } from "./earliest.ts";

const SATURDAY = "2026-11-28";
const ENGLAND = { division: "england-and-wales" } as const;
const at = (noticeDays: number | null, site: DeliverySite, pausedUntil: string | null = null) => {
  const { first, unknown } = earliestDelivery({ noticeDays, pausedUntil }, site, SATURDAY);
  return [first?.day ?? null, ...unknown];
};

test("a company's notice counts working days of the place's nation", () => {
  expect(at(0, ENGLAND)).toEqual(["2026-11-30"]);
  expect(at(0, { division: "scotland" })).toEqual(["2026-12-01"]);
  expect(at(null, ENGLAND)).toEqual([null, "notice"]);
});

test("without a place the days are those of England and Wales, and say where nations differ", () => {
  expect(at(0, { division: null })).toEqual(["2026-11-30", "nation"]);
  expect(
    earliestDelivery({ noticeDays: 1, pausedUntil: null }, { division: null }, "2026-12-07"),
  ).toMatchObject({
    first: { day: "2026-12-08" },
    unknown: [],
  });
});

test("on a road the later of the company's and the authority's day counts", () => {
  expect(at(0, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-07"]);
  expect(at(9, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-10"]);
  expect(at(null, { ...ENGLAND, permitNotice: 5 })).toEqual(["2026-12-07", "notice"]);
  expect(at(0, { ...ENGLAND, permitNotice: null })).toEqual(["2026-11-30", "permit"]);
});

test("notice and permit count from the day after a pause, which no longer counts when it is over", () => {
  expect(at(1, ENGLAND, "2027-01-04")).toEqual(["2027-01-06"]);
  expect(at(1, { ...ENGLAND, permitNotice: 5 }, "2027-01-04")).toEqual(["2027-01-13"]);
  expect(at(null, ENGLAND, "2027-01-04")).toEqual(["2027-01-05", "notice"]);
  expect(at(0, ENGLAND, "2026-11-28")).toEqual(["2026-11-30"]);
  expect(at(0, ENGLAND, "2026-11-27")).toEqual(["2026-11-30"]);
});
