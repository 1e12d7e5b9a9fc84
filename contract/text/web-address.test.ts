import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newLead } from "../leads.ts";
import { newQuote } from "../quotes.ts";
import { newReview } from "../reviews.ts";
import * as inBrowsers from "./top-level-domains/common.ts";
import { NAME_LIKE_DOMAINS, TOP_LEVEL_DOMAINS } from "./top-level-domains/every.ts";
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
  "dr.evil-site.com",
  "st.evil-site.com",
  "Mr.Evil.com",
  "dr.com",
  "Dr.Example",
  "st.support",
  "Miss.Email",
  "x.com",
  "J.R.Com",
  "…evil-site.com",
  "..evil-site.com",
  ".evil-site.com",
  "-evil-site.com",
  "_evil.com",
  "@evil.com",
  "evil.com-offer",
  "evil.com.Leeds",
  "xn--80ak6aa92e.com",
  "evil.xn--p1ai",
  "кремль.рф",
  "ünfug.vermögensberatung",
  "Evilsite.London",
  "EVIL.SUPPORT",
  "Evilsite.Me",
  "💩.la",
  "192.0.2.1/x",
  "192.0.2.1:8080",
  "call 192.0.2.1 now",
  // Mail programs turn these into links too, although only a space is missing.
  "Leeds.No parking",
  "Manchester.Sale",
  "Bury.St Edmunds",
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
  "Mr.De Souza",
  "Dr.Smith",
  "dr.smith",
  "Mrs.Black",
  "MR.GREEN",
  "J.Ng",
  "Dr.J.Page",
  "J.R.R. Tolkien",
  "S.Wales",
  "john.smith",
  "A.B.Skips",
  "A.B.Services Ltd",
  "P.O.Box 12",
  "Smith & Sons Ltd.",
  "SMITH & CO.LTD",
  "Bury St. Edmunds",
  "Bury.St.Edmunds",
  "Co.Durham",
  "W.Yorks.",
  "Yorks.",
  "no.5 High St.",
  "Unit 4.Leeds",
  "High St.Leeds",
  "Leeds... near Bradford",
  "...",
  "020.7946.0001",
  "1.300.2.1",
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

/** True if a town's first word is an ending, such as "Sale": mail programs turn "Leeds.Sale" into a link. */
const beginsWithEnding = (town: string) => TOP_LEVEL_DOMAINS.has(town.split(/[ -]/)[0]?.toLowerCase() ?? "");

test("no town's name contains a web address, also after another with a full stop", () => {
  expect(TOWNS.filter(containsWebAddress)).toEqual([]);
  const town = fc.constantFrom(...TOWNS);
  const between = fc.constantFrom(". ", ".", ", ", " nr. ", "/");
  fc.assert(
    fc.property(town, between, town, (first, join, second) => {
      fc.pre(join !== "." || !beginsWithEnding(second));
      expect(containsWebAddress(`${first}${join}${second}`)).toBe(false);
    }),
  );
});

test("a web address is found wherever it stands", () => {
  const ending = fc.constantFrom("co.uk", ...TOP_LEVEL_DOMAINS);
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{1,20}[a-z]$/);
  const words = fc.constantFrom(
    ...["", "Ann ", "Leeds, ", "verify at (", "see:", "…", ".", "-", "_", "dr.", "St.", "www2.", "A.B."],
  );
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

const refusedFields = (schema: typeof newQuote | typeof newLead, body: object) =>
  schema.safeParse(body).error?.issues.map(({ path }) => path.join("."));

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

test.each([
  "london",
  "scot",
  "wales",
  "cymru",
  "cloud",
  "email",
  "support",
  "tech",
  "zip",
  "page",
  "net",
  "uk",
])("names with the ending .%s are refused in every field, whatever precedes them", (ending) => {
  for (const name of [
    `evil-site.${ending}`,
    `…evil-site.${ending}`,
    `dr.evil-site.${ending}`,
    `mr.${ending}`,
  ])
    for (const schema of [newQuote, newLead])
      expect(refusedFields(schema, { name, phone: name, location: name })).toEqual(
        expect.arrayContaining(["name", "phone", "location"]),
      );
});

test("browsers know no ending and no name that the server does not know", () => {
  expect([...inBrowsers.TOP_LEVEL_DOMAINS].filter((ending) => !TOP_LEVEL_DOMAINS.has(ending))).toEqual([]);
  expect([...inBrowsers.NAME_LIKE_DOMAINS].filter((name) => !NAME_LIKE_DOMAINS.has(name))).toEqual([]);
  expect([...NAME_LIKE_DOMAINS].filter((name) => !TOP_LEVEL_DOMAINS.has(name))).toEqual([]);
});
