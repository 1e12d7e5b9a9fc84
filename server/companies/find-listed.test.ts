import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { findListed } from "./find-listed.ts";

const COMPANIES = [
  {
    id: 1,
    name: "Jessop Waste Services Ltd",
    location: "Leeds",
    postcode: "LS6 2AB",
    phone: "0113 496 0001",
  },
  {
    id: 2,
    name: "J W Skip Hire",
    location: "Leeds",
    postcode: "LS6 9ZZ",
    phone: "07700 900123 / 0113 496 0002",
  },
  { id: 3, name: "O’Brien & Sons Skips", location: "Bradford", postcode: "BD1 1AA", phone: null },
  { id: 4, name: "Leeds Skip Hire", location: "Leeds", postcode: null, phone: "0113 496 0004" },
].map((company) => ({ ...EMPTY_COMPANY, ...company }) as unknown as Company);

const idsFor = (typed: string) => findListed(COMPANIES, typed).map(({ id }) => id);

test.each([
  ["the name in another spelling", "Jessops waste", [1]],
  ["the name with a slip", "jesop", [1]],
  ["the name without its legal form", "Jessop Waste Services Limited", [1]],
  ["initials written together", "JW Skips", [2]],
  ["words written together", "Jessopwaste", [1]],
  ["another apostrophe, and “and”", "obrien and son", [3]],
  ["the name and the town", "Jessop Leeds", [1]],
  ["only words that many names have", "skip hire", [2, 4]],
  ["the number with its country code", "+44 113 496 0001", [1]],
  ["the second number of a listing", "01134960002", [2]],
  ["a whole postcode, then others of its district", "ls6 9zz", [2, 1]],
  ["a district", "LS6", [1, 2]],
  ["a number that nobody has", "0113 496 9999", []],
  ["a name that nobody has", "Zebra Removals", []],
  ["nothing but signs", "?", []],
])("an applicant finds the listing by %s", (_, typed, ids) => {
  expect(idsFor(typed)).toEqual(ids);
});

const NAMESAKES = [
  ...["Jessop Waste Services", "Jessop Mini Skip Hire", "Jessop & Sons Skips", "Birch Waste Services"],
  ...["Ash Waste", "Elm Waste Ltd", "Oak Waste Management", "Fir Services", "Yew Skip Hire", "Bay Recycling"],
].map((name, at) => ({ ...EMPTY_COMPANY, id: at + 1, name, location: "Leeds" }) as unknown as Company);

test.each([
  "jesop waste",
  "jessop wast",
  "jesopp waste",
  "jessup waste services",
  "jessp waste",
  "jessops waste",
  "jesopwaste",
  "waste services jesop",
  "jesop waste servces ltd",
  "jesspo waste leeds",
])("%s finds Jessop Waste Services first, and no company that shares only the other words", (typed) => {
  const [first, ...others] = findListed(NAMESAKES, typed).map(({ name }) => name);
  expect(first).toBe("Jessop Waste Services");
  expect(others.filter((name) => !name.startsWith("Jessop"))).toEqual([]);
});
