import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestApp } from "#server/testing/test-app.ts";

const TOKEN = "of-the-monitor-alone";
const LOCAL = { from: "127.0.0.1" };

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ env: { METRICS_TOKEN: TOKEN } });
  await app.database
    .insert(companies)
    .values({ id: 7, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" });
  await app.services.companies.refresh([7]);
});
afterAll(() => app.close());

const text = async () => (await app.request("/metrics", {}, LOCAL)).text();
const reading = async (line: string) =>
  Number(
    (await text())
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );

const status = async (headers: Record<string, string>, from: string) =>
  (await app.request("/metrics", { headers }, { from })).status;

it("is served to programs on this machine and to clients with the token, and to nobody else", async () => {
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const authorization = `Bearer ${TOKEN}`;
  expect(await status({}, "127.0.0.1")).toBe(200);
  expect(await status({}, "::ffff:127.0.0.1")).toBe(200);
  expect(await status({ authorization }, "192.0.2.9")).toBe(200);
  expect(await status({ ...forwarded, authorization }, "127.0.0.1")).toBe(200);
  expect(await status({}, "192.0.2.9")).toBe(401);
  expect(await status(forwarded, "127.0.0.1")).toBe(401);
  expect(await status({ authorization: "Bearer wrong" }, "192.0.2.9")).toBe(401);
});

it.each([
  ["with a token", { METRICS_TOKEN: TOKEN }, 401, 200],
  ["without a token", {}, 403, 403],
])("a proxy that hides its visitors opens nothing: behind a proxy %s", async (_, env, without, withToken) => {
  const proxied = await openTestApp({ env: { ...env, TRUST_PROXY: "1" } });
  const statusOf = async (headers = {}) => (await proxied.request("/metrics", { headers }, LOCAL)).status;
  expect(await statusOf()).toBe(without);
  expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(withToken);
  await proxied.close();
});

it("counts requests by route: cached responses in one metric, all others with their time", async () => {
  const routed = 'skip_finder_request_seconds_count{route="/company/:id",method="GET",status="200"}';
  const cached = 'skip_finder_cached_responses_total{route="/company/:id"}';
  for (let times = 0; times < 3; times += 1) await app.fetch("/company/7");
  expect([await reading(routed), await reading(cached)]).toEqual([1, 2]);
  await app.request("/api/companies/seven");
  expect(
    await reading('skip_finder_request_seconds_count{route="/api/companies/:id",method="GET",status="400"}'),
  ).toBe(1);
});

it("contains nothing that a visitor typed", async () => {
  await app.request("/nowhere/ann@example.com?location=LS1+4AP");
  expect(await text()).not.toMatch(/ann@|LS1/);
});

it("shows the size and age of the catalogue and of the email queue", async () => {
  expect(await reading("skip_finder_catalogue_companies")).toBe(1);
  expect(await reading("skip_finder_catalogue_read_age_seconds")).toBeLessThan(60);
  expect(await reading("skip_finder_database_up")).toBe(1);
  expect(await reading("skip_finder_mail_queue_emails")).toBe(0);
  const queued = { kind: "customer", recipient: "ann@example.com", state: "queued" } as const;
  await app.database
    .insert(deliveries)
    .values([{ ...queued, createdAt: new Date(Date.now() - 90_000) }, queued]);
  expect(await reading("skip_finder_mail_queue_emails")).toBe(2);
  const oldest = () => reading("skip_finder_mail_queue_oldest_seconds");
  expect(await oldest()).toBeGreaterThanOrEqual(90);
  // An email that is due later, because too many links were queued within the hour, is not late.
  const [past, later] = [new Date(Date.now() - 7_200_000), new Date(Date.now() + 3_600_000)];
  await app.database
    .insert(deliveries)
    .values({ ...queued, kind: "firm-link", createdAt: past, dueAt: later });
  expect(await oldest()).toBeLessThan(7_200);
  expect(await reading("process_resident_memory_bytes")).toBeGreaterThan(0);
});
