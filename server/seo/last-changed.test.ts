import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const BEFORE = new Date("2026-01-02T03:04:05Z");
const TODAY = new Date().toISOString().slice(0, 10);
const IDS = [1, 2, 3];

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
  await app.database
    .insert(companies)
    .values(IDS.map((id) => ({ id, name: `Company ${id}`, ...place, changedAt: BEFORE })));
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

async function lastChanged() {
  const xml = await (await app.request("/sitemap.xml")).text();
  const found = xml.matchAll(/\/company\/(\d+)<\/loc><lastmod>(.*?)<\/lastmod>/g);
  return Object.fromEntries([...found].map(([, id, date]) => [id, date]));
}

async function send(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await app.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

it("the last change of a page is that of its company or of its newest review", async () => {
  expect(await lastChanged()).toEqual({ 1: "2026-01-02", 2: "2026-01-02", 3: "2026-01-02" });

  const review = { companyId: 1, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
  await send("POST", "/api/reviews", review);
  expect(await lastChanged()).toEqual({ 1: TODAY, 2: "2026-01-02", 3: "2026-01-02" });

  const { token } = await send("POST", "/api/admin/login", { password: "correct horse" });
  const administrator = { authorization: `Bearer ${token}` };
  const same = { name: "Company 2", location: "Leeds", county: "West Yorkshire" };
  await app.database.execute("update companies set name = name, rating = rating");
  await app.services.companies.refresh("all");
  expect(await lastChanged()).toEqual({ 1: TODAY, 2: "2026-01-02", 3: "2026-01-02" });

  await send("PUT", "/api/companies/2", { ...same, phone: "01632 960001" }, administrator);
  expect(await lastChanged()).toEqual({ 1: TODAY, 2: TODAY, 3: "2026-01-02" });
});

it("no API response contains the last change", async () => {
  expect(await (await app.request("/api/companies/3")).json()).not.toHaveProperty("changedAt");
});
