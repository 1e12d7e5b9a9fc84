import { expect, test } from "vitest";
import { declineBody, offerBody } from "./answers.ts";

const OFFER = { lines: [{ kind: "hire", price: "270.00", vat: true }], vat: "included" };

function fieldsOf(body: object): Record<string, string> {
  const { error } = offerBody.safeParse({ ...OFFER, ...body });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}
const hire = (price: unknown) => ({ kind: "hire", price, vat: true });

test("an offer needs a price for the hire only; what is left out is not said", () => {
  expect(offerBody.parse(OFFER)).toEqual({
    ...OFFER,
    ...{ hireDays: null, extraWeek: null, weightLimitTonnes: null, overweightPerTonne: null },
    ...{ earliestDate: null, validUntil: null, note: null },
  });
});

test("refuses prices that are negative, absurd or no amounts", () => {
  for (const price of ["-1.00", "1", "free", 270, "99999.00", null])
    expect(Object.keys(fieldsOf({ lines: [hire(price)] }))).toEqual(["lines.0.price"]);
  expect(fieldsOf({ lines: [hire("0.00")] })).toEqual({ lines: "Give a price for the hire" });
  expect(fieldsOf({ extraWeek: "-5.00" })).toHaveProperty("extraWeek");
  const dear = { lines: [hire("9000.00"), { kind: "extra", item: "crane", price: "1500.00" }] };
  expect(fieldsOf(dear)).toEqual({ lines: "A price must be at most £10,000" });
});

test("refuses unknown kinds of lines, a kind named twice, and extras without a name", () => {
  expect(fieldsOf({ lines: [hire("1.00"), { kind: "tip", price: "1.00" }] })).toHaveProperty("lines.1.kind");
  expect(fieldsOf({ lines: [hire("1.00"), hire("2.00")] })).toHaveProperty("lines");
  expect(fieldsOf({ lines: [hire("1.00"), { kind: "extra", price: "1.00" }] })).toEqual({
    "lines.1.item": "The name of an extra is required",
  });
});

test("refuses days that have passed", () => {
  expect(fieldsOf({ earliestDate: "2020-01-01", validUntil: "2020-01-01" })).toEqual({
    earliestDate: "The earliest date must not be in the past",
    validUntil: "The last day of the quote must not be in the past",
  });
});

test("refuses web addresses in what a customer reads", () => {
  expect(fieldsOf({ note: "Pay at evil.example" })).toHaveProperty("note");
  expect(declineBody.safeParse({ reason: "other", note: "see www.evil.example" }).success).toBe(false);
});

test("a decline needs one of the reasons", () => {
  expect(declineBody.parse({ reason: "no-vehicle" })).toEqual({ reason: "no-vehicle", note: null });
  expect(declineBody.safeParse({ reason: "busy" }).error?.issues[0]?.message).toBe("Choose a reason");
});

test("one amount has one text, so that an answer sent again can be compared", () => {
  expect(offerBody.parse({ ...OFFER, lines: [hire("0270.00")], extraWeek: "00.50" })).toMatchObject({
    lines: [{ price: "270.00" }],
    extraWeek: "0.50",
  });
});
