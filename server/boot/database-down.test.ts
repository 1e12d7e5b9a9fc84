import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { type FaultyProxy, startFaultyProxy } from "#server/database/testing/faulty-proxy.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let proxy: FaultyProxy;
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({
    databaseUrlFor: async (url) => {
      proxy = await startFaultyProxy(url);
      return proxy.url;
    },
  });
  const company = { id: 7, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
  await app.database.insert(companies).values(company);
  await app.services.companies.refresh([7]);
});
afterAll(async () => {
  await app.close();
  proxy.close();
});

const review = { companyId: 7, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
const send = (from = "192.0.2.1", title = review.title) =>
  app.request("/api/reviews", { method: "POST", body: JSON.stringify({ ...review, title }) }, { from });
const metrics = async () => (await app.request("/metrics", {}, { from: "127.0.0.1" })).text();
const health = async () => (await app.request("/health/ready")).json();

it("pages are served while the database is down, writes fail, and everything recovers without a restart", async () => {
  expect(await health()).toEqual({ status: "ready", database: "up" });
  proxy.cut();

  expect(await health()).toEqual({ status: "ready", database: "down" });
  expect((await app.request("/health/ready")).status).toBe(200);
  expect(await metrics()).toMatch(/^skip_finder_database_up 0$/m);
  expect(await metrics()).toMatch(/^skip_finder_mail_queue_emails NaN$/im);
  await expect.poll(metrics).toMatch(/^skip_finder_catalogue_behind_seconds (?!0$)/m);
  for (const path of [
    "/api/companies?location=Leeds",
    "/api/companies/7/reviews",
    "/company/7",
    "/sitemap.xml",
  ]) {
    expect((await app.request(path)).status, path).toBe(200);
  }
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toEqual({ message: expect.stringContaining("try again") });
  expect((await app.request("/api/quotes", { headers: { authorization: "Bearer x" } })).status).toBe(503);

  proxy.restore();
  await expect.poll(health, { timeout: 20_000 }).toEqual({ status: "ready", database: "up" });
  expect((await send()).status).toBe(201);
  expect(await (await app.request("/api/companies/7/reviews")).json()).toHaveLength(1);
  await expect.poll(metrics).toMatch(/^skip_finder_catalogue_behind_seconds 0$/m);
});

it("a committed write succeeds even if the database fails before the catalogue is refreshed", async () => {
  const before = (await (await app.request("/api/companies/7/reviews")).json()).length;
  // This text is part of the statement that refreshes the catalogue after a write.
  proxy.breakAt("json_agg(review)");
  // From the first test's network, the review would wait for the administrator. An equal review would be the first one again.
  expect((await send("192.0.2.2", "Good again")).status).toBe(201);
  expect(await (await app.request("/api/companies/7/reviews")).json()).toHaveLength(before);
  proxy.restore();
  await expect
    .poll(async () => (await app.request("/api/companies/7/reviews")).json())
    .toHaveLength(before + 1);
});
