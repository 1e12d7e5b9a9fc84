import { expect, test } from "vitest";
import { readCouncilTables } from "./council-tables.ts";
import { permitPrice, permitTerms, publishedFees, uncountedFee } from "./permit-terms.ts";

const { fees } = readCouncilTables("data");
const termsOf = (name: string) =>
  permitTerms(fees.find((row) => row.name?.startsWith(name)) ?? {}, "2026-11-29");
const byWeeks = (name: string) =>
  [1, 2, 3, 4, 5].map((weeks) => permitPrice(termsOf(name), weeks * 7)?.pence ?? null);

test("a hire takes the cheapest permit that is long enough", () => {
  expect(byWeeks("North Lincolnshire")).toEqual([2900, 4000, 7900, 7900, 10_800]);
  expect(byWeeks("Royal Borough of Windsor")).toEqual([8250, 12_100, 17_160, 22_770, 29_260]);
  expect(byWeeks("City of Cardiff")).toEqual([4276, 8651, 8651, 8651, 12_927]);
});

test("a longer hire adds further periods at their stated fee, otherwise the permits with the lowest sum", () => {
  expect(byWeeks("Durham")).toEqual([3200, 3200, 5600, 8000, 10_400]);
  expect(byWeeks("Manchester")).toEqual([3800, 7600, 11_400, 15_200, 19_000]);
  expect(permitPrice(termsOf("Manchester"), 14)).toMatchObject({ periodDays: 7, days: 14, permits: 2 });
  // Twice 21 days.
  expect(permitPrice(termsOf("Royal Borough of Windsor"), 42)).toMatchObject({
    pence: 34_320,
    days: 42,
    permits: 2,
  });
});

test("no price is taken from a fee that is out of date, second-hand or lacks its period", () => {
  for (const name of ["Salford", "London Borough of Haringey", "Hampshire", "Torbay", "Warwickshire"])
    expect(byWeeks(name)).toEqual([null, null, null, null, null]);
});

test("a fee that counts in no total is still named, with the reason", () => {
  const because = (name: string, days = 14) => uncountedFee(termsOf(name), days)?.because ?? null;
  expect(
    ["Bristol", "London Borough of Haringey", "Torbay", "Midlothian"].map((name) => because(name)),
  ).toEqual([...["older", "second-hand", "no-length", "no-length"]]);
  expect(uncountedFee({ ...termsOf("Durham"), maxDays: 21 }, 28)?.because).toBe("too-long");
  expect([because("Durham"), because("Glasgow")]).toEqual([null, null]);
});

test("no price goes beyond the longest permit that is granted", () => {
  const terms = { ...termsOf("Durham"), maxDays: 21 };
  expect(permitPrice(terms, 21)?.pence).toBe(5600);
  expect(permitPrice(terms, 28)).toBeNull();
});

test("the range of published fees leaves out what has to be taken twice and what does not count in totals", () => {
  const row = (fee_pence: string, period_days: string, basis = "page") =>
    permitTerms({ fee_pence, period_days, basis, seen_on: "2026-11-22" }, "2026-11-29");
  const all = [
    ...[row("1300;2200", "7;14"), row("4000", "7"), row("6050", "14"), row("9000", "28")],
    ...[row("1000", "14", "older"), row("99900", "")],
  ];
  expect(publishedFees(all)).toMatchObject({ from: 13, to: 90, middle: 61, readFrom: "2026-11-22" });
});

test("a fee is old by the month of its page, and without one by the day it was seen", () => {
  const isOld = (as_of: string, seen_on: string) => permitTerms({ as_of, seen_on }, "2026-11-29").isOld;
  expect([isOld("", "2026-11-22"), isOld("", "2025-11-29"), isOld("2025-11", "2026-11-22")]).toEqual([
    ...[false, false, false],
  ]);
  expect([isOld("", "2025-11-28"), isOld("2025-10", "2026-11-22"), isOld("", "")]).toEqual([
    true,
    true,
    true,
  ]);
});

test("what a row leaves empty is not known", () => {
  expect(termsOf("London Borough of Croydon")).toMatchObject({
    fees: [],
    extra: null,
    lateFee: null,
    noticeWorkingDays: 5,
    noticeDays: null,
    whoApplies: null,
    registrationRequired: null,
    applyUrl: null,
    confirmed: false,
  });
});
