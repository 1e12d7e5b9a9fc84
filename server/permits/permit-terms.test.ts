import { expect, test } from "vitest";
import { readCouncilTables } from "./council-tables.ts";
import { permitPrice, permitTerms } from "./permit-terms.ts";

const { fees } = readCouncilTables("data");
const termsOf = (name: string) =>
  permitTerms(fees.find((row) => row.name?.startsWith(name)) ?? {}, "2026-11-29");
const byWeeks = (name: string) =>
  [1, 2, 3, 4, 5].map((weeks) => permitPrice(termsOf(name), weeks * 7)?.pence ?? null);

test("a hire takes the cheapest permit that is long enough", () => {
  expect(byWeeks("North Lincolnshire")).toEqual([2900, 4000, 7900, 7900, 15_800]);
  expect(byWeeks("Royal Borough of Windsor")).toEqual([8250, 12_100, 17_160, 22_770, 45_540]);
  expect(byWeeks("City of Cardiff")).toEqual([4276, 8651, 8651, 8651, 17_302]);
});

test("a longer hire adds further periods at their stated fee, otherwise the longest permit again", () => {
  expect(byWeeks("Durham")).toEqual([3200, 3200, 5600, 8000, 10_400]);
  expect(byWeeks("Manchester")).toEqual([3800, 7600, 11_400, 15_200, 19_000]);
  expect(permitPrice(termsOf("Manchester"), 14)).toMatchObject({ days: 7, permits: 2 });
});

test("no price is taken from a fee that is out of date, second-hand or lacks its period", () => {
  for (const name of ["Salford", "London Borough of Haringey", "Hampshire", "Torbay", "Warwickshire"])
    expect(byWeeks(name)).toEqual([null, null, null, null, null]);
});

test("no price goes beyond the longest permit that is granted", () => {
  const terms = { ...termsOf("Durham"), maxDays: 21 };
  expect(permitPrice(terms, 21)?.pence).toBe(5600);
  expect(permitPrice(terms, 28)).toBeNull();
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
