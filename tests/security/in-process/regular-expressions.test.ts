import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { websiteName, websiteUrl } from "#client/components/company/format.ts";
import { loginBody } from "#contract/admin.ts";
import {
  companiesQuery,
  companyPathParams,
  priceComparisonQuery,
} from "#contract/companies/company-queries.ts";
import { importQuery, newCompany } from "#contract/company-input.ts";
import { newLead } from "#contract/leads.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { directoryQuoteForm, pageQuoteForm } from "#contract/quote-form.ts";
import { quotesQuery } from "#contract/quotes.ts";
import { newReview } from "#contract/reviews.ts";
import { guardFormula, unguardFormula } from "#contract/text/csv.ts";
import { readDistricts } from "#contract/text/district-list.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { CellProblem } from "#server/companies/csv/spreadsheet-cells.ts";
import { readTerm, TERM_FIELDS } from "#server/companies/csv/terms/term-cells.ts";
import { bestEncoding } from "#server/http/cache/cached-response.ts";
import { cacheKey } from "#server/http/cache/response-cache.ts";
import { redactPath } from "#server/http/canonical-path.ts";
import { visitorNetworks } from "#server/http/limits/visitor-address.ts";
import { pageQueryReader } from "#server/http/pages/page-routes.ts";
import { explainSmtpError } from "#server/mail/smtp.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const LENGTH = 100_000;
/** Patterns with catastrophic backtracking take longer. Linear patterns take about 2 ms. */
const MAX_SECONDS = 2;

/** Strings that are repeated to make patterns backtrack at every character. */
const UNITS = [
  "a",
  " ",
  "1",
  "/",
  "-",
  ".",
  ",",
  "'",
  "\t",
  "a@",
  "a.",
  "a-",
  "1,",
  "a ",
  "A1 ",
  "% ",
  "&=",
  "br ",
  "gzip;q=0 ",
];
const LONG_TEXTS = [
  ...UNITS,
  "<script ",
  "<script>",
  "::",
  "1.",
  "[",
  "%2f",
  "£ ",
  "\r\n",
  "\u0301",
  "İ",
].flatMap((unit) => {
  const long = unit.repeat(LENGTH / unit.length);
  return [long, `x${long}\0`, `${long}!`];
});

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const fields = (schema: z.ZodObject) =>
  Object.entries(schema.shape).map(
    ([name, shape]) => [name, (text: string) => void shape.safeParse(text)] as const,
  );

const SCHEMAS = {
  companiesQuery,
  priceComparisonQuery,
  companyPathParams,
  importQuery,
  newCompany,
  newLead,
  newReview,
  loginBody,
};
const MORE = { quotesQuery, directoryQuoteForm, pageQuoteForm };
const FIELDS = Object.entries({ ...SCHEMAS, ...MORE }).flatMap(([noun, schema]) =>
  fields(schema).map(([name, check]) => [`${noun}.${name}`, check] as const),
);

const orRefused = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellProblem) return null;
    throw error;
  }
};

const READERS: (readonly [string, (text: string) => unknown])[] = [
  ["a place", (text) => app.services.places.resolve(text)],
  ["place suggestions", (text) => app.services.places.suggest(text)],
  [
    "a search",
    (text) => app.services.companies.search({ search: text, locationSearch: text, page: 1, limit: 9 }),
  ],
  ["the cache key of a URL", (text) => cacheKey("/", { text })],
  [
    "a page's parameters",
    (text) =>
      ALL_PAGES.map(({ query }) => {
        const names = ["location", "page", "companies", "date", "waste", "ids", "ignored"];
        return pageQueryReader(query)(new URLSearchParams(names.map((name) => [name, text])));
      }),
  ],
  ["an Accept-Encoding header", bestEncoding],
  ["a client address", (text) => visitorNetworks(text, text, 1)],
  ["a path that is redacted for the log", redactPath],
  ["a CSV cell", (text) => unguardFormula(guardFormula(text))],
  ["a list of districts", readDistricts],
  ...TERM_FIELDS.map(
    (field) => [`the CSV cell ${field}`, (text: string) => orRefused(() => readTerm(field, text))] as const,
  ),
  ["a telephone number", telephoneUrl],
  ["an SMTP error", (text) => explainSmtpError(new Error(text))],
  ["a website", (text) => [websiteUrl(text), websiteName(text)]],
];

test.each([...READERS, ...FIELDS])("ReDoS: reading %s takes linear time", (_what, read) => {
  const before = process.cpuUsage().user;
  for (const text of LONG_TEXTS) read(text);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(MAX_SECONDS);
});

test("ReDoS: routing a URL of slashes takes linear time", async () => {
  const before = process.cpuUsage().user;
  for (const path of [`/a${"/".repeat(LENGTH)}b`, `/${"/".repeat(LENGTH)}`, `/${"a/".repeat(LENGTH / 2)}b`])
    await app.request(`http://localhost${path}`);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(MAX_SECONDS);
});
