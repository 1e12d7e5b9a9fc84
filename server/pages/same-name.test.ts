import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

/** A company in the Richmond that few people mean by the name alone. */
const RICHMOND = { location: "Richmond", county: "North Yorkshire", latitude: 54.403, longitude: -1.737 };
const QUOTABLE = { id: 1, name: "Swale Skips", email: "hello@swale.example" };
/** A company in the Richmond that most people mean. */
const IN_LONDON = {
  ...{ id: 3, name: "Thames Skips", email: "hello@thames.example", coverage: "Richmond" },
  ...{ location: "Richmond", county: "Greater London", latitude: 51.461, longitude: -0.303 },
};
const PHONE_ONLY = { id: 2, name: "Easby Skips", email: null };

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  // Rendering from source is slow, so that requests would wait as those of a visitor who uses up the processor.
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
  const featured = { ...RICHMOND, featured: true, coverage: "Richmond" };
  await app.database
    .insert(companies)
    .values([{ ...QUOTABLE, ...featured }, { ...PHONE_ONLY, ...featured }, IN_LONDON]);
  const review = { customerName: "Bo", rating: 5, title: "Good", content: "On time." };
  await app.database
    .insert(reviews)
    .values([QUOTABLE, PHONE_ONLY].map(({ id }) => ({ ...review, companyId: id })));
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

const pageAt = async (path: string) => (await app.request(path)).text();
/** The links of the page at `path` to other pages that start with `target`. */
const linksAt = async (path: string, target: string) =>
  [...(await pageAt(path)).matchAll(/href="([^"]*)"/g)]
    .map(([, link]) => link)
    .filter((link) => link?.startsWith(target));

test("the quote form of a company's page asks for the company's own town, not for a larger one of the name", async () => {
  expect(await linksAt("/company/1", "/quote?")).toEqual([
    "/quote?companies=1&amp;location=Richmond%2C+North+Yorkshire",
  ]);
  const form = await pageAt("/quote?companies=1&location=Richmond%2C+North+Yorkshire");
  expect(form).toContain("Swale Skips");
  expect(form).not.toContain("Doesn&#x27;t deliver");
});

test("the breadcrumb of a company's page names the search near the company's own town", async () => {
  expect(await pageAt("/company/1")).toContain("/search?location=Richmond%2C%20North%20Yorkshire");
});

test("the featured companies of the home page lead to quotes for their own town", async () => {
  expect(await linksAt("/", "/quote?")).toEqual([
    "/quote?companies=1&amp;location=Richmond%2C+North+Yorkshire",
  ]);
  expect(await linksAt("/", "/companies?")).toEqual([
    "/companies?location=Richmond%2C+North+Yorkshire&amp;mode=quote",
  ]);
});

/** The quote form that the server returns when it is submitted without script. */
const posted = async (fields: Record<string, string>) => {
  const response = await app.fetch("/quote", { method: "POST", body: new URLSearchParams(fields) });
  return response.text();
};
const CHOICE = /<button type="submit"(?=[^>]* name="place")[^>]* value="([^"]*)"/;

test("without script the quote form says which town it understood, and names it beside the companies", async () => {
  const html = await posted({ location: "Richmond", radius: "25", intent: "find", name: "Ann Archer" });
  expect(html).toContain("Showing <!-- -->Richmond, Greater London<!-- -->. Did you mean");
  expect(CHOICE.exec(html)?.[1]).toBe("Richmond, North Yorkshire");
  expect(html).toMatch(/Thames Skips.*elivers to Richmond, Greater London</);
  expect(html).not.toMatch(/elivers to Richmond</);
});

test("without script another town of the name is searched when it is chosen, and what was typed stays", async () => {
  const typed = { location: "Richmond", radius: "25", name: "Ann Archer" };
  const html = await posted({ ...typed, place: "Richmond, North Yorkshire" });
  expect(html).toMatch(/Swale Skips.*elivers to Richmond, North Yorkshire</);
  expect(html).not.toContain("Thames Skips");
  expect(html).not.toMatch(CHOICE);
  for (const value of ["Richmond, North Yorkshire", "Ann Archer"]) expect(html).toContain(`value="${value}"`);
});

test("a quote form for a chosen company says which town the address means before anything is searched", async () => {
  const html = await pageAt("/quote?companies=1&location=Richmond");
  expect(CHOICE.exec(html)?.[1]).toBe("Richmond, North Yorkshire");
  expect(html).toMatch(/elivers? to Richmond, Greater London/);
  expect(await pageAt("/quote?location=Richmond")).not.toMatch(CHOICE);
});

test.each(["/company/1?location=Richmond", "/compare?ids=1,3&location=Richmond"])(
  "%s says which town it means, and links the other one",
  async (path) => {
    const html = await pageAt(path);
    expect(html).toContain("Showing <!-- -->Richmond, Greater London<!-- -->. Did you mean");
    expect(html).toMatch(/elivers? to Richmond, Greater London</);
    expect(html).not.toMatch(/elivers? to Richmond</);
    expect(await linksAt(path, path.split("?")[0] ?? "")).toContain(
      `${path.replace("ids=1,3", "ids=1%2C3").replaceAll("&", "&amp;")}%2C+North+Yorkshire`,
    );
  },
);
