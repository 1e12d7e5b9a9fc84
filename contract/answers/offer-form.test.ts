import { expect, test } from "vitest";
import { offerBody } from "./answers.ts";
import type { OfferTerms } from "./offer.ts";
import { filledExtraRows, offerFields, parseOfferForm } from "./offer-form.ts";
import { offerTotal } from "./offer-total.ts";

const OFFER: OfferTerms = {
  lines: [
    { kind: "hire", price: "1180.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
    { kind: "permit-handling", price: "15.50", vat: true },
    { kind: "extra", item: "mattress", price: "25.00", vat: true },
    { kind: "extra", item: "tyre", price: "9.00", vat: false },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: 1.5,
  overweightPerTonne: "120.00",
  earliestDate: "2999-12-07",
  validUntil: "2999-12-04",
  note: "Gate 3 m wide.\nPlease ring first.",
};
const HIRE = { hire: "270", "hire-vat": "on", vat: "included" };
const problemsOf = (fields: Record<string, string>) => parseOfferForm({ ...HIRE, ...fields }).problems;

test("a form holds an offer as people write it, and is read as the same offer", () => {
  const fields = offerFields(OFFER);
  expect(fields).toMatchObject({ hire: "1180", "permit-handling": "15.50", "extra-1-item": "tyre" });
  const { body, problems } = parseOfferForm(fields);
  expect(problems).toEqual({});
  expect(body).toEqual(OFFER);
});

test("a new form is empty; its boxes add VAT to everything but the council's fee", () => {
  const fields = offerFields({});
  expect(fields).toMatchObject({ "hire-vat": "on", "permit-handling-vat": "on", "extra-7-vat": "on" });
  expect(fields).not.toHaveProperty("permit-council-fee-vat");
  expect(fields).not.toHaveProperty("hire");
  expect(filledExtraRows(fields)).toBe(0);
});

test("what was typed adds up: £270, £44 without VAT, £15 and £25 make £416 with VAT", () => {
  const lines = { hire: " £270 ", "permit-council-fee": "44", "permit-handling": "15.00" };
  const boxes = { "hire-vat": "on", "permit-handling-vat": "on", "extra-2-vat": "on" };
  const extra = { "extra-2-item": " Mattress ", "extra-2-price": "25" };
  const { body } = parseOfferForm({ ...lines, ...boxes, ...extra, vat: "added" });
  expect(body.lines.at(-1)).toEqual({ kind: "extra", item: "Mattress", price: "25.00", vat: true });
  expect(offerTotal({ ...body, vat: "added" })).toBe("416.00");
});

test("amounts may have a pound sign and commas; what is left out is not said", () => {
  const { body, problems } = parseOfferForm({ ...HIRE, hire: "£1,180.5", extraWeek: " ", note: " " });
  expect(problems).toEqual({});
  expect(body).toEqual({
    lines: [{ kind: "hire", price: "1180.50", vat: true }],
    vat: "included",
    ...{ hireDays: null, extraWeek: null, weightLimitTonnes: null, overweightPerTonne: null },
    ...{ earliestDate: null, validUntil: null, note: null },
  });
});

test("a price for the hire and the VAT must be said", () => {
  expect(parseOfferForm({}).problems).toEqual({
    hire: "Give a price for the hire",
    vat: "Say whether your prices include VAT",
  });
});

test("what cannot be read is named at its field", () => {
  const amount = "write an amount such as 270 or 270.50";
  expect(problemsOf({ hire: "about 200", extraWeek: "-5", "permit-handling": "free" })).toEqual({
    hire: `Price for the hire: ${amount}`,
    "permit-handling": `Arranging the permit: ${amount}`,
    extraWeek: `Each extra week: ${amount}`,
  });
  expect(Object.keys(problemsOf({ hireDays: "two weeks", weightLimitTonnes: "8 t" }))).toEqual([
    "hireDays",
    "weightLimitTonnes",
  ]);
});

test("an extra needs a name and a price; an empty row is left out", () => {
  expect(problemsOf({ "extra-0-price": "5", "extra-1-item": "tyre", "extra-3-item": " " })).toEqual({
    "extra-0-item": "Extra 1: give it a name",
    "extra-1-price": "Extra 2: give it a price, or empty its name",
  });
});

test("messages of the server are shown at the fields that they mean", () => {
  const { body, fieldOf } = parseOfferForm({
    ...HIRE,
    ...{ "extra-3-item": "see www.evil.example", "extra-3-price": "20" },
    ...{ "extra-4-item": "crane", "extra-4-price": "20000" },
    ...{ validUntil: "2020-01-01", hireDays: "999" },
  });
  const { error } = offerBody.safeParse(body);
  expect(error?.issues.map(({ path }) => fieldOf(path.join("."))).sort()).toEqual([
    "extra-3-item",
    "extra-4-price",
    "hireDays",
    "validUntil",
  ]);
  expect(fieldOf("lines")).toBe("hire");
  expect(fieldOf("lines.0.vat")).toBe("hire");
});
