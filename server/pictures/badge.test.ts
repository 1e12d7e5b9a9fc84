import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { settings } from "#server/database/tables/site.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  await app.database.insert(companies).values([
    {
      id: 1,
      name: "Ash & <Sons>",
      location: "Leeds",
      county: "West Yorkshire",
      rating: "4.90",
      reviewCount: 87,
    },
    { id: 2, name: "Hidden Skips", location: "Leeds", county: "West Yorkshire", listing: "removed" },
  ]);
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

const badge = (id: number) => app.request(`/badge/${id}.svg`);

test("a badge counts the reviews written here, not the score that a listing began with", async () => {
  const none = await (await badge(1)).text();
  expect(none).toContain("<title>Ash &amp; &lt;Sons&gt;: No reviews yet, on Skip Finder</title>");
  expect(none).not.toContain("4.9");
  const fine = { companyId: 1, customerName: "Ann", title: "Fine", content: "On time." };
  await app.database.insert(reviews).values([5, 4].map((rating) => ({ ...fine, rating })));
  await app.services.companies.refresh([1]);
  expect(await (await badge(1)).text()).toContain("4.5 out of 5 from 2 reviews");
});

test("another website may show a badge and keep it for an hour; it contains no script", async () => {
  const response = await badge(1);
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await response.text()).not.toMatch(/<script|javascript:|on\w+=/i);
});

test("a company that is not listed has no badge", async () => {
  expect((await badge(2)).status).toBe(404);
  expect((await badge(99)).status).toBe(404);
});

test("with demonstration data a badge says that its reviews are invented", async () => {
  await app.database.insert(settings).values({ key: "demonstration", value: true });
  await app.services.companies.refresh("all");
  expect(await (await badge(1)).text()).toContain("Invented for a demonstration");
});
