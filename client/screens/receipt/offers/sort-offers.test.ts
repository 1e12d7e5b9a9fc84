import { beforeEach, expect, test, vi } from "vitest";
import { BARE_OFFER, exampleOffer } from "#client/components/answers/testing/examples.ts";
import type { OfferingCompany } from "../receipt-view.ts";
import { company, offered } from "../testing/examples.ts";
import { markOffers, sortOffers } from "./sort-offers.ts";

beforeEach(() => {
  vi.setSystemTime("2026-11-30T12:00:00Z");
  return () => vi.useRealTimers();
});

const offering = (id: number, ...answer: Parameters<typeof offered>): OfferingCompany => ({
  ...company(id, `Firm ${id}`, offered(...answer)),
  answer: { ...offered(...answer), offer: answer[0] },
});
const hire = (price: string) => ({
  lines: [
    { kind: "hire", price, vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
  ] as const,
});
const offer = (price: string, earliestDate: string | null) =>
  exampleOffer({ lines: [...hire(price).lines], earliestDate });

const DEAR = offering(1, offer("300.00", "2026-12-01"));
const CHEAP = offering(2, offer("200.00", "2026-12-07"));
const SILENT = offering(3, BARE_OFFER);
const ENDED = offering(4, offer("100.00", "2026-11-30"), "expired");
const ALL = [DEAR, CHEAP, SILENT, ENDED];

test("the lowest total comes first, totals that leave a cost unsaid after it, ended offers last", () => {
  expect(sortOffers(ALL).map(({ id }) => id)).toEqual([2, 1, 3, 4]);
});

test("of equal totals the earlier date comes first, and no date last", () => {
  const later = offering(5, offer("200.00", "2026-12-09"));
  const undated = offering(6, offer("200.00", null));
  expect(sortOffers([undated, later, CHEAP]).map(({ id }) => id)).toEqual([2, 5, 6]);
});

test("a date that has passed counts as none", () => {
  vi.setSystemTime("2026-12-03T12:00:00Z");
  expect(markOffers([DEAR, CHEAP]).get(1)?.isEarliest).toBe(false);
  expect(markOffers([DEAR, CHEAP, offering(5, offer("250.00", "2026-12-09"))]).get(2)?.isEarliest).toBe(true);
});

test("marks the lowest total and the earliest date among the offers that stand", () => {
  const marks = markOffers([DEAR, CHEAP, ENDED]);
  expect(marks.get(2)).toEqual({ total: "lowest", isEarliest: false });
  expect(marks.get(1)).toEqual({ total: null, isEarliest: true });
  expect(marks.get(4)).toBeUndefined();
});

test("a lower total that leaves something out is not called the lowest", () => {
  const marks = markOffers([DEAR, CHEAP, SILENT]);
  expect(SILENT.answer.offer.comparable.total < CHEAP.answer.offer.comparable.total).toBe(true);
  expect(marks.get(2)?.total).toBe("lowest-complete");
  expect(marks.get(3)).toEqual({ total: null, isEarliest: false });
});

test("no total is marked if the size was left open, because the prices can be for different skips", () => {
  const marks = markOffers([DEAR, CHEAP], { isSizeOpen: true });
  expect([marks.get(1)?.total, marks.get(2)?.total]).toEqual([null, null]);
  expect(marks.get(1)?.isEarliest).toBe(true);
});

test("the only complete total is not called the lowest of them", () => {
  expect(markOffers([CHEAP, SILENT]).get(2)?.total).toBeNull();
});

test("the only offer with a date is not called the earliest", () => {
  expect(markOffers([DEAR, offering(5, offer("250.00", null))]).get(1)?.isEarliest).toBe(false);
});

test("nothing is marked where offers are equal, or where there is one", () => {
  const none = { total: null, isEarliest: false };
  expect(markOffers([DEAR]).get(1)).toEqual(none);
  expect(markOffers([DEAR, { ...DEAR, id: 5 }]).get(5)).toEqual(none);
});
