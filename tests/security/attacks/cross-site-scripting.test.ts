import { beforeAll, describe, expect, test } from "vitest";
import { companyFields, FLAG_FIELDS } from "#contract/company-input.ts";
import { COMPANY_BODY, DIRECTORY_QUOTE_BODY, LEAD_BODY, REVIEW_BODY } from "../fuzzing/endpoints.ts";
import { QUOTE_FORM } from "../fuzzing/pages.ts";
import { adminHeaders, form, json, send } from "../http-client.ts";
import { SCRIPT_URLS } from "../script-urls.ts";

/** Closes an attribute, a comment, a title, a script or a text area, then adds an element and template expressions. */
const BREAKOUT = `'"--></title></script></textarea><i data-injected onclick=alert(1)>{{7*7}}\${7*7}`;
const INJECTED_ELEMENT = /<i data-injected/;

const NOT_TEXT = [
  "priceFrom",
  "priceTo",
  "establishedYear",
  "companyNumber",
  "email",
  "website",
  ...FLAG_FIELDS,
];
const TEXTS = Object.keys(companyFields).filter((field) => !NOT_TEXT.includes(field));
const SHORT: Record<string, number> = { postcode: 20, phone: 50 };
const injected = (field: string) => BREAKOUT.slice(0, SHORT[field] ?? BREAKOUT.length);
const every = Object.fromEntries(TEXTS.map((field) => [field, injected(field)]));

let companyId: number;
let receipt: string;

beforeAll(async () => {
  const whole = { ...COMPANY_BODY, ...every, email: "inj@skips.example", featured: true };
  const added = await send({ path: "/api/companies", ...json(whole, adminHeaders()) });
  companyId = JSON.parse(added.body).id;
  const review = {
    ...REVIEW_BODY,
    companyId,
    customerName: BREAKOUT,
    title: BREAKOUT,
    content: BREAKOUT,
    skipSize: BREAKOUT,
  };
  expect((await send({ path: "/api/reviews", ...json(review) })).status).toBe(201);
  const texts = {
    name: BREAKOUT,
    location: BREAKOUT,
    additionalInfo: BREAKOUT,
    companies: [{ id: companyId }],
  };
  const quote = await send({ path: "/api/quotes", ...json({ ...DIRECTORY_QUOTE_BODY, ...texts }) });
  receipt = new URL(JSON.parse(quote.body).receiptUrl).pathname;
});

/** Checks that no element was added, every script is closed, and inline scripts stay forbidden. */
function expectNothingInjected({ headers, body }: Awaited<ReturnType<typeof send>>) {
  expect(body).not.toMatch(INJECTED_ELEMENT);
  expect(body.match(/<script\b/g)?.length).toBe(body.match(/<\/script>/g)?.length);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
}

describe("stored XSS", () => {
  test("in a company, a review or a quote request is shown as text on every page", async () => {
    const q = encodeURIComponent(BREAKOUT.slice(0, 100));
    const shown = [
      `/company/${companyId}`,
      `/quote?companies=${companyId}`,
      receipt,
      "/search",
      "/companies",
      "/",
    ];
    const request = ["/search", "/companies", "/price-comparison", "/"].map(
      (path) => `${path}?location=${q}&search=${q}`,
    );
    let seen = 0;
    for (const path of [...shown, ...request, "/price-comparison?location=Leeds", `/guides/${q}`, `/${q}`]) {
      const response = await send({ path });
      expectNothingInjected(response);
      if (response.body.includes("data-injected")) seen += 1;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test("in structured data does not close its script element", async () => {
    const { body } = await send({ path: `/company/${companyId}` });
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const business = blocks
      .map(([, text = ""]) => JSON.parse(text))
      .find((data) => data["@type"] === "LocalBusiness");
    expect(business).toMatchObject({ name: BREAKOUT, description: BREAKOUT });
  });

  test("in a form that is shown again stays the value of its field", async () => {
    const values = {
      ...QUOTE_FORM,
      name: BREAKOUT,
      wasteType: BREAKOUT,
      additionalInfo: BREAKOUT,
      email: BREAKOUT,
    };
    const quote = await send({ path: "/quote", ...form(values) });
    expect([quote.status, quote.body.includes("data-injected")]).toEqual([422, true]);
    expectNothingInjected(quote);
    const listing = await send({
      path: "/list-business",
      ...form({ ...LEAD_BODY, name: BREAKOUT, email: BREAKOUT }),
    });
    expect([listing.status, listing.body.includes("data-injected")]).toEqual([422, true]);
    expectNothingInjected(listing);
  });

  test("in a CSV import is shown as text", async () => {
    const cell = `"${BREAKOUT.replaceAll('"', '""')}"`;
    const file = `name,location,county,description\n${cell},Leeds,${cell},${cell}\n`;
    const headers = { ...adminHeaders(), "content-type": "text/csv" };
    const imported = await send({
      path: "/api/companies/import?apply=true",
      method: "POST",
      headers,
      body: file,
    });
    expect(JSON.parse(imported.body)).toMatchObject({ applied: true });
    expectNothingInjected(await send({ path: `/companies?search=${encodeURIComponent("'\"--></title>")}` }));
  });

  test("in the API is served as JSON that no browser renders", async () => {
    for (const path of [
      `/api/companies/${companyId}`,
      `/api/companies/${companyId}/reviews`,
      "/api/quotes",
    ]) {
      const { headers } = await send({ path, headers: adminHeaders() });
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

test.each(SCRIPT_URLS)("script URLs: %j is refused as a company's website", async (website) => {
  const response = await send({
    path: "/api/companies",
    ...json({ ...COMPANY_BODY, website }, adminHeaders()),
  });
  expect([response.status, JSON.parse(response.body).fields?.website]).toEqual([400, expect.any(String)]);
});
