import { expect, test } from "vitest";
import { companyUrl, quoteUrl, searchedAreaIn } from "./company-url.ts";

const LEEDS = { location: "Leeds", county: "West Yorkshire" };

test("a company's page passes the searched place and radius on to the quote form", () => {
  const found = companyUrl(7, { location: "LS6 2AB", radius: 30 });
  expect(found).toBe("/company/7?location=LS6+2AB&radius=30");
  const area = searchedAreaIn(new URL(found, "http://localhost").searchParams);
  expect(quoteUrl({ ...LEEDS, id: 7 }, area)).toBe("/quote?companies=7&location=LS6+2AB&radius=30");
});

test("without a search the quote form gets the company's town and county, since other towns have the same name", () => {
  expect(companyUrl(7, { radius: 30 })).toBe("/company/7");
  expect(quoteUrl({ ...LEEDS, id: 7 }, {})).toBe("/quote?companies=7&location=Leeds%2C+West+Yorkshire");
});
