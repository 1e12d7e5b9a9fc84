import { beforeAll, describe, expect, test } from "vitest";
import { companyFields } from "#contract/company-input.ts";
import { COMPANY, DIRECTORY_QUOTE, LEAD, REVIEW } from "../fuzzing/endpoints.ts";
import { QUOTE_FORM } from "../fuzzing/pages.ts";
import { asAdmin, ask, form, json } from "../http-client.ts";

/** Out of text, of an attribute, of a script and of a comment; what follows would be an element of its own. */
const BREAKOUT = `'"--></title></script></textarea><i data-injected onclick=alert(1)>{{7*7}}\${7*7}`;
const INJECTED = /<i data-injected/;

const NOT_TEXT = [
  "priceFrom",
  "priceTo",
  "establishedYear",
  "featured",
  "verified",
  "permits",
  "eco",
  "email",
  "website",
];
const TEXTS = Object.keys(companyFields).filter((field) => !NOT_TEXT.includes(field));
const SHORT: Record<string, number> = { postcode: 20, phone: 50 };
const injected = (field: string) => BREAKOUT.slice(0, SHORT[field] ?? BREAKOUT.length);
const every = Object.fromEntries(TEXTS.map((field) => [field, injected(field)]));

let companyId: number;
let receipt: string;

beforeAll(async () => {
  const whole = { ...COMPANY, ...every, email: "inj@skips.example", featured: true };
  const added = await ask({ path: "/api/companies", ...json(whole, asAdmin()) });
  companyId = JSON.parse(added.body).id;
  const review = {
    ...REVIEW,
    companyId,
    customerName: BREAKOUT,
    title: BREAKOUT,
    content: BREAKOUT,
    skipSize: BREAKOUT,
  };
  expect((await ask({ path: "/api/reviews", ...json(review) })).status).toBe(201);
  const asks = {
    name: BREAKOUT,
    location: BREAKOUT,
    additionalInfo: BREAKOUT,
    companies: [{ id: companyId }],
  };
  const quote = await ask({ path: "/api/quotes", ...json({ ...DIRECTORY_QUOTE, ...asks }) });
  receipt = new URL(JSON.parse(quote.body).receiptUrl).pathname;
});

/** Scripts in a page, each of which has to end where it should, and to run by its hash alone. */
function expectNothingInjected({ headers, body }: Awaited<ReturnType<typeof ask>>) {
  expect(body).not.toMatch(INJECTED);
  expect(body.match(/<script\b/g)?.length).toBe(body.match(/<\/script>/g)?.length);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
}

describe("stored script", () => {
  test("in any text of a company, a review or a quote request is text on every page that shows it", async () => {
    const q = encodeURIComponent(BREAKOUT.slice(0, 100));
    const shown = [
      `/company/${companyId}`,
      `/quote?companies=${companyId}`,
      receipt,
      "/search",
      "/companies",
      "/",
    ];
    const asked = ["/search", "/companies", "/price-comparison", "/"].map(
      (path) => `${path}?location=${q}&search=${q}`,
    );
    let seen = 0;
    for (const path of [...shown, ...asked, "/price-comparison?location=Leeds", `/guides/${q}`, `/${q}`]) {
      const answer = await ask({ path });
      expectNothingInjected(answer);
      if (answer.body.includes("data-injected")) seen += 1;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test("in structured data ends no script there", async () => {
    const { body } = await ask({ path: `/company/${companyId}` });
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const business = blocks
      .map(([, text = ""]) => JSON.parse(text))
      .find((data) => data["@type"] === "LocalBusiness");
    expect(business).toMatchObject({ name: BREAKOUT, description: BREAKOUT });
  });

  test("in a field of a form that comes back is text in that field", async () => {
    const values = {
      ...QUOTE_FORM,
      name: BREAKOUT,
      wasteType: BREAKOUT,
      additionalInfo: BREAKOUT,
      email: BREAKOUT,
    };
    const quote = await ask({ path: "/quote", ...form(values) });
    expect([quote.status, quote.body.includes("data-injected")]).toEqual([422, true]);
    expectNothingInjected(quote);
    const listing = await ask({
      path: "/list-business",
      ...form({ ...LEAD, name: BREAKOUT, email: BREAKOUT }),
    });
    expect([listing.status, listing.body.includes("data-injected")]).toEqual([422, true]);
    expectNothingInjected(listing);
  });

  test("in a file of companies is text as well", async () => {
    const cell = `"${BREAKOUT.replaceAll('"', '""')}"`;
    const file = `name,location,county,description\n${cell},Leeds,${cell},${cell}\n`;
    const headers = { ...asAdmin(), "content-type": "text/csv" };
    const imported = await ask({
      path: "/api/companies/import?apply=true",
      method: "POST",
      headers,
      body: file,
    });
    expect(JSON.parse(imported.body)).toMatchObject({ applied: true });
    expectNothingInjected(await ask({ path: `/companies?search=${encodeURIComponent("'\"--></title>")}` }));
  });

  test("in an answer of the API is shown as data, whoever opens it as a page", async () => {
    for (const path of [
      `/api/companies/${companyId}`,
      `/api/companies/${companyId}/reviews`,
      "/api/quotes",
    ]) {
      const { headers } = await ask({ path, headers: asAdmin() });
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

const SCHEMES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "javascript://skips.example/%0aalert(1)",
  "https://user:secret@skips.example",
  "file:///etc/passwd",
];

test.each(SCHEMES)("script in a link: %j is no website a company can have", async (website) => {
  const answer = await ask({ path: "/api/companies", ...json({ ...COMPANY, website }, asAdmin()) });
  expect([answer.status, JSON.parse(answer.body).fields?.website]).toEqual([400, expect.any(String)]);
});

test("script in a link: a website that got into the database some other way leads nowhere it should not", async () => {
  const { websiteUrl, phoneUrl } = await import("#client/components/company/format.ts");
  for (const scheme of SCHEMES) expect(websiteUrl(scheme) ?? "https://").toMatch(/^https?:\/\//);
  expect(phoneUrl("javascript:alert(1)")).toBe("tel:1");
});
