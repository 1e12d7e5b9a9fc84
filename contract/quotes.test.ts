import { afterEach, expect, test, vi } from "vitest";
import { newQuote } from "./quotes.ts";

const DIRECTORY = {
  name: "Ann Example",
  email: "ann@home.example",
  phone: "07700 900123",
  location: "Leeds",
  wasteType: "garden",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  companies: [{ id: 1, name: "Firm", email: "company@skips.example" }],
};

const PAGE = {
  name: "Ann Example",
  email: "ann@home.example",
  phone: "07700 900123",
  location: "Leeds",
  skipSize: "large",
  wasteType: "Hedge cuttings",
  hireDate: "2999-12-31",
  hireDuration: "flexible",
  companies: [{ id: 1 }],
};

afterEach(() => vi.useRealTimers());

/** The first message per field. */
function refusals(body: unknown): Record<string, string> {
  const issues = newQuote.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

test("both forms are understood, and told apart by the fields only one of them has", () => {
  expect(newQuote.parse(DIRECTORY)).toMatchObject({
    form: "directory",
    hireLength: "1-week",
    companies: [1],
  });
  expect(newQuote.parse(PAGE)).toMatchObject({ form: "page", hireDuration: "flexible", radius: 25 });
});

test("an empty directory form is refused field by field in the specification's words", () => {
  const empty = { name: "", email: "", phone: "", location: "", wasteType: "", skipSize: "", hireLength: "" };
  const messages = {
    name: "Name is required",
    email: "Valid email is required",
    phone: "Phone is required",
    location: "Location is required",
    wasteType: "Please select waste type",
    skipSize: "Please select skip size",
    hireLength: "Please select hire length",
    companies: "No companies selected - Please select at least one company to send your quote request.",
  };
  expect(refusals({ ...empty, companies: [] })).toEqual(messages);
  expect(refusals({})).toEqual(messages);
});

test("an unfinished /quote form is refused field by field in the specification's words", () => {
  const unfinished = {
    ...{ name: "A", email: "ann", phone: "0123", location: "LS", skipSize: "", wasteType: "no" },
    ...{ hireDate: "", hireDuration: "", radius: 51, companies: [{ id: 1 }] },
  };
  expect(refusals(unfinished)).toEqual({
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number",
    location: "Please enter your location",
    skipSize: "Please select a skip size",
    wasteType: "Please describe the waste type",
    hireDate: "Please select hire date",
    hireDuration: "Please select hire duration",
    radius: "Enter a radius from 5 to 50 km",
  });
});

test("the earliest hire date is today in the United Kingdom, whatever the clock of the server", () => {
  // Half past midnight on 2 July in London is still 1 July in UTC.
  vi.useFakeTimers({ now: new Date("2027-07-01T23:30:00Z") });
  expect(refusals({ ...PAGE, hireDate: "2027-07-02" })).toEqual({});
  expect(refusals({ ...PAGE, hireDate: "2027-07-01" })).toEqual({
    hireDate: "Hire date must be today or later",
  });
  expect(refusals({ ...PAGE, hireDate: "2027-02-30" })).toEqual({ hireDate: "Please select hire date" });
});

test("six companies are too many, however often five of them are named", () => {
  const named = (ids: number[]) => refusals({ ...DIRECTORY, companies: ids.map((id) => ({ id })) });
  expect(named([1, 2, 3, 4, 5, 5, 1])).toEqual({});
  expect(named([1, 2, 3, 4, 5, 6])).toEqual({
    companies: "Maximum reached - You can select up to 5 companies for quotes.",
  });
});

test("what is typed into one line stays one line", () => {
  const typed = {
    ...DIRECTORY,
    name: "  Ann\r\nBcc: x\u0000 ",
    additionalInfo: " One\r\ntwo\u0007 ",
  };
  expect(newQuote.parse(typed)).toMatchObject({
    name: "Ann Bcc: x",
    additionalInfo: "One\ntwo",
  });
});

test("nobody can write to two addresses, or to none that email knows", () => {
  for (const email of [
    "a@b.example,c@d.example",
    "Ann <ann@home.example>",
    "ann@home",
    "ann@home.example\nBcc: x@y.example",
  ])
    expect(refusals({ ...DIRECTORY, email })).toEqual({ email: "Valid email is required" });
});

test("text beyond all measure and a filled honeypot are refused with a sentence", () => {
  expect(refusals({ ...DIRECTORY, name: "x".repeat(201), website: "http://spam.example" })).toEqual({
    name: "Please use at most 200 characters",
    website: expect.stringContaining("Please leave the field “website” empty: only programs fill it in"),
  });
});

test.each([null, 7, "text", []])("a body that is no request at all is refused: %j", (body) => {
  expect(newQuote.safeParse(body).success).toBe(false);
});
