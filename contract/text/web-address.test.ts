import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newLead } from "../leads.ts";
import { newQuote } from "../quotes.ts";
import { newReview } from "../reviews.ts";
import { containsWebAddress } from "./web-address.ts";

test.each([
  "evil.example",
  "URGENT your listing ends today, verify at evil.example",
  "foo.co.uk",
  "Ann (foo.co.uk)",
  "FOO.COM",
  "t.me/prize",
  "bit.ly/3xyz",
  "https://10.0.0.1",
  "hxxp://evil",
  "www.hedge",
  "www. evil",
  "ann@home.example",
  "Ann <ann@casino.invalid>",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "sub-domain.evil-site.xyz",
  "пример.com",
  "visit evil.com.",
])("%j contains a web address", (text) => {
  expect(containsWebAddress(text)).toBe(true);
});

test.each([
  "St. Ives",
  "St.Ives",
  "St.Helens/Wigan",
  "J.R. Smith",
  "J.R.R.Tolkien",
  "Dr.De Souza",
  "A.B.C Skips Ltd",
  "Smith & Co. Ltd",
  "Smith & Co.Ltd",
  "M1 1AE",
  "Leeds.No parking",
  "Flat 2.5, Leeds",
  "0113.496.0000",
  "+44 (0)113 496 0000 ext. 5",
  "Ann @ the yard",
  "Comer.Ann",
  "Zoë O’Brien-Smith",
  "No. 10, High St., Leeds",
  "Ann: call after 5 p.m.",
  "a.m. only",
])("%j contains no web address", (text) => {
  expect(containsWebAddress(text)).toBe(false);
});

const rows = readFileSync("data/places/towns.csv", "utf8").trim().split("\n").slice(1);
const TOWNS = [...new Set(rows.map((row) => row.replace(/^"([^"]*)".*/, "$1").split(",")[0] ?? ""))];

test("no town's name contains a web address, also after another with a full stop", () => {
  expect(TOWNS.filter(containsWebAddress)).toEqual([]);
  const town = fc.constantFrom(...TOWNS);
  const between = fc.constantFrom(". ", ".", ", ", " nr. ", "/");
  fc.assert(
    fc.property(town, between, town, (first, join, second) => {
      expect(containsWebAddress(`${first}${join}${second}`)).toBe(false);
    }),
  );
});

test("a web address is found wherever it stands", () => {
  const ending = fc.constantFrom("com", "co.uk", "example", "ru", "xyz", "shop", "io");
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,20}[a-z]$/);
  const words = fc.constantFrom("", "Ann ", "Leeds, ", "verify at (", "see:");
  fc.assert(
    fc.property(
      words,
      label,
      ending,
      fc.constantFrom("", ".", "/x?y", ")", " now"),
      (before, name, end, after) => {
        expect(containsWebAddress(`${before}${name}.${end}${after}`)).toBe(true);
      },
    ),
  );
});

const WEB = "casino.example/offer";
const NAME = "Please enter a name without a web address";
const PHONE = "Please enter a phone number without a web address";
const PLACE = "Please enter a place without a web address";
const typed = { name: WEB, phone: WEB, location: WEB };

test.each([
  [
    "the directory's quote form",
    newQuote,
    { ...typed, hireLength: "1-week" },
    { name: NAME, phone: PHONE, location: PLACE },
  ],
  [
    "the form of /quote",
    newQuote,
    { ...typed, hireDuration: "flexible" },
    { name: NAME, phone: PHONE, location: PLACE },
  ],
  ["a review", newReview, { customerName: WEB }, { customerName: NAME }],
  [
    "a listing request",
    newLead,
    { ...typed, companyName: WEB },
    {
      name: NAME,
      phone: PHONE,
      location: PLACE,
      companyName: "Please enter a company name without a web address",
    },
  ],
])("%s refuses web addresses with a sentence for each field", (_form, schema, body, messages) => {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const refused = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
  expect(refused).toMatchObject(messages);
});
