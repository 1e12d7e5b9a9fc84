import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companiesQuery } from "../companies/company-queries.ts";
import { companyChangesBody, importQuery, newCompany } from "../company-input.ts";
import { claimDetails, correctionBody } from "../firms/firms.ts";
import { newLead } from "../leads.ts";
import { placesQuery } from "../places.ts";
import { newQuote } from "../quotes.ts";
import { newReview } from "../reviews.ts";
import { cleanLine, cleanText } from "./clean-text.ts";

/**
 * Characters that must be removed: a lone surrogate, right-to-left override, zero-width space, byte order mark, isolate, soft
 * hyphen, tag, filler and blanks.
 */
const HIDDEN = "\ud800\u202E\u200B\uFEFF\u2066\u00AD\u{E0041}\u3164\u2800\u{1D159}";

const DIRECTORY_QUOTE = {
  name: "Ann",
  email: "ann@home.example",
  phone: "07700 900123",
  location: "Leeds",
  wasteType: "garden",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  additionalInfo: "Two lines.\nSecond.",
  companies: [{ id: 1 }],
};
const { hireLength: _, ...shared } = DIRECTORY_QUOTE;
const PAGE_QUOTE = {
  ...shared,
  name: "Ann Example",
  wasteType: "Soil",
  skipSize: "large",
  hireDate: "2999-12-31",
  hireDuration: "flexible",
};
const REVIEW = { companyId: 1, customerName: "Ann", rating: 5, title: "Good", content: "Quick.\nClean." };
const LEAD = {
  name: "Ann",
  email: "ann@home.example",
  phone: "0113 496 0001",
  location: "Leeds",
  companyName: "Ann Skips",
  projectDetails: "Two lorries.\nSince 1999.",
};
const CLAIM = { name: "Ann", email: "ann@home.example", phone: "0113 496 0001", proof: "I am" };
const COMPANY = {
  name: "Ann Skips",
  location: "Leeds",
  county: "West Yorkshire",
  description: "Since 1999.\nTwo lorries.",
  email: "ann@home.example",
  coverage: "Leeds",
  website: "https://ann.example",
};

test.each([
  [
    "the directory's quote form",
    newQuote,
    DIRECTORY_QUOTE,
    ["name", "email", "phone", "location", "additionalInfo"],
  ],
  [
    "the form of /quote",
    newQuote,
    PAGE_QUOTE,
    ["name", "email", "phone", "location", "wasteType", "additionalInfo"],
  ],
  ["a review", newReview, REVIEW, ["customerName", "title", "content"]],
  ["a listing request", newLead, LEAD, Object.keys(LEAD)],
  ["a company", newCompany, COMPANY, Object.keys(COMPANY)],
  ["a search", companiesQuery, { location: "Leeds", search: "skips" }, ["location", "search"]],
  ["place suggestions", placesQuery, { q: "Leeds" }, ["q"]],
  ["an import", importQuery, { fileName: "firms.csv" }, ["fileName"]],
])("%s is read without invisible characters and lone surrogates", (_form, schema, body: object, fields) => {
  const typed = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      fields.includes(field) ? `${HIDDEN}${value.slice(0, 2)}${HIDDEN}${value.slice(2)}${HIDDEN}` : value,
    ]),
  );
  expect(schema.parse(typed)).toEqual(schema.parse(body));
});

test("a required field of nothing visible is refused as an empty one", () => {
  const refused = (schema: typeof newQuote | typeof newReview | typeof newLead, body: object) =>
    schema.safeParse(body).error?.issues.map(({ message }) => message);
  expect(refused(newQuote, { ...DIRECTORY_QUOTE, name: HIDDEN })).toEqual(["Name is required"]);
  expect(refused(newReview, { ...REVIEW, content: HIDDEN })).toEqual(["Review is required"]);
  expect(refused(newLead, { ...LEAD, phone: HIDDEN })).toEqual(["Phone is required"]);
});

test.each([
  ["the Braille blank", "\u2800"],
  ["the null notehead", "\u{1D159}"],
  ["Egyptian blanks", "\u{13441}\u{13442}"],
  ["the Khitan filler", "\u{16FE4}"],
  ["Hangul fillers", "\u115F\u1160\u3164\uFFA0"],
  ["the Mongolian vowel separator", "\u180E"],
  ["tags", "\u{E0000}\u{E0001}\u{E0020}\u{E007F}"],
  ["variation selectors", "\u180B\uFE00\uFE0F\u{E0100}\u{E01EF}"],
  ["annotation marks", "\uFFF9\uFFFA\uFFFB"],
  ["spaces of every width", "\u00A0\u1680\u2000\u200A\u202F\u205F\u3000"],
])("a name, a phone and a place of nothing but %s are empty", (_what, blank) => {
  const { name, phone, location } = { name: blank, phone: blank.repeat(10), location: blank };
  const messages = (schema: typeof newQuote, body: object) =>
    schema.safeParse({ ...body, name, phone, location }).error?.issues.map(({ message }) => message);
  expect(messages(newQuote, DIRECTORY_QUOTE)).toEqual([
    "Name is required",
    "Phone is required",
    "Location is required",
  ]);
  expect(messages(newQuote, PAGE_QUOTE)).toEqual([
    "Name must be at least 2 characters",
    "Please enter a valid phone number",
    "Please enter your location",
  ]);
});

const ADDRESS_FIELDS = [
  ["the form of the directory", (email: string) => newQuote.safeParse({ ...DIRECTORY_QUOTE, email })],
  ["the form of /quote", (email: string) => newQuote.safeParse({ ...PAGE_QUOTE, email })],
  ["a review", (email: string) => newReview.safeParse({ ...REVIEW, email })],
  ["a listing request", (email: string) => newLead.safeParse({ ...LEAD, email })],
  ["a company", (email: string) => newCompany.safeParse({ ...COMPANY, email })],
  ["a claim", (email: string) => claimDetails.safeParse({ ...CLAIM, email })],
  [
    "a correction",
    (email: string) => correctionBody.safeParse({ field: "phone", suggestion: "0113", email }),
  ],
] as const;

describe.each(ADDRESS_FIELDS)("the address in %s", (_form, read) => {
  test.each([
    ["smith&sons@example.co.uk", "smith&sons@example.co.uk"],
    ["o’brien@example.com", "o'brien@example.com"],
    ["o'brien+skips@example.com", "o'brien+skips@example.com"],
    ["a_b-c=d!e@sub.example.co.uk", "a_b-c=d!e@sub.example.co.uk"],
    ["ann@example.xn--p1ai", "ann@example.xn--p1ai"],
    [" ann\u200b@example.com ", "ann@example.com"],
  ])("%j is accepted", (typed, address) => expect(read(typed).data).toMatchObject({ email: address }));

  test.each([
    "ann",
    "ann@",
    "ann@example",
    "@example.com",
    "a b@example.com",
    "ann@exa mple.com",
    "a..b@example.com",
    ".a@example.com",
    "a.@example.com",
    "ann@-x.com",
    "a@b@example.com",
    "ann@example.com, bob@example.com",
    "ann@example.c0m.1",
    "ann\u0000<x@example.com>",
  ])("%j is refused", (typed) => expect(read(typed).success).toBe(false));
});

describe("cleaned text", () => {
  const anything = fc
    .string({ unit: "binary" })
    .chain((text) => fc.constantFrom(text, `\udfff${text}\ud800`));

  test("is well-formed, has no format characters and stays as it is when cleaned again", () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const clean of [cleanLine, cleanText]) {
          const cleaned = clean(text);
          expect(cleaned.isWellFormed()).toBe(true);
          expect(cleaned).not.toMatch(/\p{Cf}/u);
          expect(clean(cleaned)).toBe(cleaned);
        }
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\n\u2028]/u);
      }),
    );
  });

  test("keeps letters of every script, accents and emoji", () => {
    for (const text of ["Zoë O’Brien-Smith", "Llanfairpwllgwyngyll", "Łukasz 🚛", "محمد", "Ổ"])
      expect([cleanLine(text), cleanText(text)]).toEqual([text, text]);
  });

  test("keeps line breaks only where a field has several lines", () => {
    expect(cleanText(" One\r\ntwo\u2028three\tfour\u0007 ")).toBe("One\ntwo\nthree\tfour");
    expect(cleanLine(" One\r\ntwo\u2028three\tfour\u0007 ")).toBe("One two three four");
  });
});

test("marks that are piled up on a letter are cut to four, and letters of other languages stay as they are", () => {
  const pile = `Z${"\u0335\u0351".repeat(200)}algo`;
  for (const clean of [cleanLine, cleanText]) {
    expect(clean(pile)).toBe("Z\u0335\u0351\u0335\u0351algo");
    // A hidden character between the marks does not begin a new pile.
    expect(clean(`a${"\u0301\u200D".repeat(50)}`)).toBe(`a${"\u0301".repeat(4)}`);
    for (const text of ["Nguyễn".normalize("NFD"), "İstanbul", "हिन्दी", "ที่นี่", "Zoë"])
      expect(clean(text)).toBe(text);
  }
});

const TELEPHONE_FIELDS = [
  ["the form of the directory", newQuote, DIRECTORY_QUOTE],
  ["the form of /quote", newQuote, PAGE_QUOTE],
  ["a listing request", newLead, LEAD],
  ["a claim", claimDetails, CLAIM],
  ["a company", newCompany, COMPANY],
  ["changes of a company", companyChangesBody, {}],
] as const;

describe.each(TELEPHONE_FIELDS)("the telephone number in %s", (_form, schema, body) => {
  const read = (phone: string) => schema.safeParse({ ...body, phone });

  test.each([
    ["+44 (0)113 496 0000", "+44 (0)113 496 0000"],
    ["0113-496-0000 ext 12", "0113-496-0000 ext 12"],
    ["0113 496 0000 / 07700 900123", "0113 496 0000 / 07700 900123"],
    ["0113 496 0000 (office), 07700 900123 (mobile)", "0113 496 0000 (office), 07700 900123 (mobile)"],
    ["\u202a0113\u00a0496\t0000\u202c", "0113 496 0000"],
    ["٠١١٣ ٤٩٦ ٠٠٠٠", "٠١١٣ ٤٩٦ ٠٠٠٠"],
    ["０１１３ ４９６ ００００", "０１１３ ４９６ ００００"],
    ["0113.496.0000", "0113.496.0000"],
    ["0800 SKIPS 4U", "0800 SKIPS 4U"],
    ["+353 87 123 4567", "+353 87 123 4567"],
    ["00353 87 123 4567", "00353 87 123 4567"],
    ["1234567890123456", "1234567890123456"],
    ["ask for Ann", "ask for Ann"],
  ])("%j is accepted, as %j", (typed, phone) => {
    expect(read(typed).data).toMatchObject({ phone });
  });

  test.each([
    ["0".repeat(51), /at most 50 characters/],
    ["www.evil.example", /without a web address/],
    ["0113 496 0000 ann@evil.example", /without a web address/],
  ])("%j is refused", (typed, message) => {
    expect(read(typed).error?.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
  });
});

test.each([
  ["the form of the directory", newQuote, DIRECTORY_QUOTE, true],
  ["the form of /quote", newQuote, PAGE_QUOTE, false],
  ["a listing request", newLead, LEAD, false],
  ["a claim", claimDetails, CLAIM, false],
  ["a company", newCompany, COMPANY, true],
])("a number of nine characters in %s, as in 0800 1111", (_form, schema, body, isAccepted) => {
  const refused = schema
    .safeParse({ ...body, phone: "0800 1111" })
    .error?.issues.map(({ message }) => message);
  expect(refused).toEqual(isAccepted ? undefined : ["Please enter a valid phone number"]);
});
