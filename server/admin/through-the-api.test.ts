import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ env: { ADMIN_EMAIL: "admin@skips.example" } });
  token = (await (await send("POST", "/api/admin/login", { password: "correct horse" })).json()).token;
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
const bearer = () => ({ authorization: `Bearer ${token}` });
const cookie = () => ({ cookie: `skip_finder_admin=${token}` });

const ACME = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire", postcode: "LS1 1UR" };
const LEAD = { name: "Ann Archer", email: "ann@archer.example", phone: "01632 960001" };

test("a new company, a review and an imported file are visible in the next response", async () => {
  const { id } = await (await send("POST", "/api/companies", ACME, bearer())).json();
  const company = async () => (await send("GET", `/api/companies/${id}`)).json();
  expect(await company()).toMatchObject({ rating: "4.20", latitude: expect.closeTo(53.8, 1) });

  const review = { companyId: id, customerName: "Ann", rating: 1, title: "Late", content: "Two days." };
  expect((await send("POST", "/api/reviews", review)).status).toBe(201);
  expect(await company()).toMatchObject({ rating: "4.00", reviewCount: 16 });
  const [shown] = await (await send("GET", `/api/companies/${id}/reviews`)).json();
  expect((await send("DELETE", `/api/reviews/${shown.id}`, undefined, bearer())).status).toBe(204);
  expect(await company()).toMatchObject({ rating: "4.20", reviewCount: 15 });

  const file = await (await send("GET", "/api/companies.csv", undefined, cookie())).text();
  const padding = "x".repeat(MAX_BODY_BYTES);
  const changed = file
    .replace("Acme Skips", "Acme Waste")
    .replace("createdAt\r\n", `createdAt,${padding}\r\n`);
  const headers = { ...bearer(), "content-type": "text/csv" };
  const path = "/api/companies/import?apply=true";
  const report = await (await app.request(path, { method: "POST", body: changed, headers })).json();
  expect(report).toMatchObject({ applied: true, counts: { changed: 1, refused: 0 } });
  expect(await company()).toMatchObject({ name: "Acme Waste" });
  await send("POST", "/api/companies/import/undo", undefined, bearer());
  expect(await company()).toMatchObject({ name: "Acme Skips" });
});

test("the administrator can read a listing request", async () => {
  expect((await send("POST", "/api/leads", LEAD)).status).toBe(201);
  expect(await (await send("GET", "/api/leads", undefined, cookie())).json()).toMatchObject([LEAD]);
});

test.each([
  ["GET", "/api/leads"],
  ["GET", "/api/quotes"],
  ["GET", "/api/reviews/waiting"],
  ["GET", "/api/companies.csv"],
  ["GET", "/api/companies/imports/last"],
])("%s %s accepts the bearer token and the cookie, and nobody else", async (method, path) => {
  expect((await send(method, path, undefined, bearer())).status).toBe(200);
  expect((await send(method, path, undefined, cookie())).status).toBe(200);
  const refused = await send(method, path);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: "Please sign in as the administrator." });
});

test.each([
  ["POST", "/api/companies"],
  ["PUT", "/api/companies/1"],
  ["DELETE", "/api/reviews/1"],
  ["POST", "/api/reviews/1/publish"],
  ["DELETE", "/api/leads/1"],
  ["DELETE", "/api/quotes/1"],
  ["POST", "/api/companies/import?apply=true"],
  ["POST", "/api/companies/import/undo"],
])("%s %s refuses visitors, and the cookie alone", async (method, path) => {
  expect((await send(method, path, ACME)).status).toBe(401);
  expect((await send(method, path, ACME, cookie())).status).toBe(401);
});
