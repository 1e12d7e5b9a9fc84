import { expect, test } from "vitest";
import type { OfferTerms } from "./offer.ts";
import { comparableTotal, offerTotal, offerVat, withVat } from "./offer-total.ts";

const line = (
  kind: "hire" | "permit-council-fee" | "permit-handling" | "extra",
  price: string,
  vat = true,
) => ({
  kind,
  price,
  vat,
});

const OFFER: OfferTerms = {
  lines: [
    line("hire", "270.00"),
    line("permit-council-fee", "44.00", false),
    line("permit-handling", "15.00"),
    { ...line("extra", "25.00"), item: "mattress" },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: null,
  note: null,
};

test("adds 20% VAT to the lines that bear it: 354.00 and 62.00 make 416.00", () => {
  expect(offerVat(OFFER)).toBe("62.00");
  expect(offerTotal(OFFER)).toBe("416.00");
});

test("adds no VAT to prices that include it, nor to those of a company that is not registered", () => {
  for (const vat of ["included", "not-registered"] as const) {
    expect(offerTotal({ ...OFFER, vat })).toBe("354.00");
    expect(offerVat({ ...OFFER, vat })).toBe("0.00");
  }
});

test("rounds VAT once, not once for each line", () => {
  const lines = [line("hire", "0.02"), line("extra", "0.02"), line("extra", "0.02")];
  expect(offerTotal({ lines, vat: "added" })).toBe("0.07");
});

test("adds the further weeks that were asked for, with their VAT", () => {
  expect(comparableTotal(OFFER, { weeks: 2 })).toEqual({ total: "416.00", extraWeeks: 0, unsaid: [] });
  expect(comparableTotal(OFFER, { weeks: 4 })).toEqual({ total: "476.00", extraWeeks: 2, unsaid: [] });
  expect(comparableTotal({ ...OFFER, hireDays: 10 }, { weeks: 2 })).toMatchObject({ extraWeeks: 1 });
  expect(withVat("25.00", "included")).toBe("25.00");
});

test("in Northern Ireland an offer that mentions no consent for the road is complete", () => {
  const asked = { weeks: 2, stands: "road", division: "northern-ireland" } as const;
  expect(comparableTotal({ ...OFFER, lines: [line("hire", "270.00")] }, asked).unsaid).toEqual([]);
});

test("names what an offer does not say instead of counting it as nothing", () => {
  const silent = { ...OFFER, lines: [line("hire", "270.00")], hireDays: null, extraWeek: null };
  expect(comparableTotal(silent, { weeks: 3, stands: "road" }).unsaid).toEqual(["hire-days", "permit"]);
  const handledOnly = { ...silent, lines: [line("hire", "270.00"), line("permit-handling", "15.00")] };
  expect(comparableTotal(handledOnly, { weeks: null, stands: "road" }).unsaid).toEqual(["permit"]);
  expect(comparableTotal({ ...silent, hireDays: 7 }, { weeks: 3, stands: "drive" })).toEqual({
    total: "324.00",
    extraWeeks: 0,
    unsaid: ["extra-week"],
  });
  expect(comparableTotal(silent, { weeks: null }).unsaid).toEqual([]);
});
