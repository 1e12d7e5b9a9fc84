import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { searchCounts } from "#server/database/tables/site.ts";
import { createRender } from "#server/pages/render.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;

beforeAll(async () => {
  app = await openTestApp({ createRender });
  const inLeeds = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
  await app.database.insert(companies).values([
    { ...inLeeds, id: 7, name: "Acme" },
    { ...inLeeds, id: 8, name: "Bold Skips" },
  ]);
  await app.services.companies.refresh([7, 8]);
  const body = JSON.stringify({ password: "correct horse" });
  token = (await (await app.request("/api/admin/login", { method: "POST", body })).json()).token;
});
afterAll(() => app.close());

/** The counts of the searches since the last call, by town. */
async function counted(): Promise<Record<string, [searches: number, foundNothing: number]>> {
  await app.services.searches.flush();
  const rows = await app.database.select().from(searchCounts);
  await app.database.delete(searchCounts);
  return Object.fromEntries(
    rows
      .filter(({ searches }) => searches > 0)
      .map(({ town, searches, foundNothing }) => [town, [searches, foundNothing]]),
  );
}
beforeEach(async () => void (await counted()));

const LISTS = ["/api/companies?location=Leeds", "/api/companies?location=ls1+1ur&page=1&size=6"];
const PAGES = [
  "/?location=Leeds",
  "/search?location=LEEDS&radius=10&quotable=1&evidence=1&sort=fit&view=map",
  "/companies?location=Leeds&mode=quote&stands=road&weeks=3&waste=soil",
  "/price-comparison?location=Leeds&skipSize=small&date=2999-01-01",
];

test("a search is counted each time its answer is sent, whether it is made, stored or shared", async () => {
  for (const path of LISTS) for (let times = 0; times < 4; times++) await (await app.fetch(path)).text();
  expect(await counted()).toEqual({ Leeds: [8, 0] });
});

test.each([...LISTS, "/api/price-comparison?location=Leeds"])(
  "the router counts %s, as it does when the list has to wait",
  async (path) => {
    await app.request(path);
    await Promise.all([app.request(`${path}&radius=31`), app.request(`${path}&radius=31`)]);
    expect(await counted()).toEqual({ Leeds: [3, 0] });
  },
);

test.each(PAGES)("the page %s is counted, also from the cache", async (path) => {
  for (let times = 0; times < 3; times++) expect((await app.fetch(path)).status).toBe(200);
  const found = await counted();
  expect(Object.keys(found)).toEqual(["Leeds"]);
  expect(found.Leeds?.[0]).toBe(3);
});

test("searches that find nothing are counted without the words that were typed", async () => {
  for (const path of ["/api/companies?location=qqqq+zzzz", "/search?location=qqqq+zzzz"])
    await app.fetch(path);
  await app.fetch("/search?location=Truro&radius=5");
  expect(await counted()).toEqual({ "": [2, 2], Truro: [1, 1] });
});

test.each([
  "/api/companies",
  "/api/companies?page=1",
  "/api/companies?location=Leeds&page=2&limit=1",
  "/api/companies?location=Leeds&ids=7",
  "/search",
  "/search?location=Leeds&page=2",
  "/compare?ids=7&location=Leeds",
  "/guides?location=Leeds",
  "/company/7?location=Leeds",
  "/api/companies/7",
])("%s is no search", async (path) => {
  await app.fetch(path);
  expect(await counted()).toEqual({});
});

test("counting asks the database nothing while visitors search", async () => {
  const { $client } = app.database;
  const [query, connect] = [vi.spyOn($client, "query"), vi.spyOn($client, "connect")];
  let radius = 12;
  // A background job can query the database during one attempt, but not during every attempt.
  await expect
    .poll(async () => {
      vi.clearAllMocks();
      radius += 1;
      await app.fetch(`/api/companies?location=Leeds&radius=${radius}`);
      await app.fetch(`/search?location=Leeds&radius=${radius}`);
      return [query.mock.calls, connect.mock.calls];
    })
    .toEqual([[], []]);
  vi.restoreAllMocks();
  expect(await counted()).toEqual({ Leeds: [2 * (radius - 12), 0] });
});

test("only the administrator gets the file, and nothing keeps it", async () => {
  const refused = await app.request("/admin/figures.csv");
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: "Please sign in as the administrator." });
  const headers = { cookie: `skip_finder_admin=${token}` };
  const answer = await app.request("/admin/figures.csv?by=week", { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.text()).toMatch(/^\uFEFF?from,to,town,/);
});

test("the page leads to the sign-in, which knows the way back, until there is a session", async () => {
  const path = "/admin/figures?by=week";
  const led = await app.request(path);
  expect([led.status, led.headers.get("location")]).toEqual([303, `/admin?then=${encodeURIComponent(path)}`]);
  expect(led.headers.get("cache-control")).toMatch(/no-store/);
  const headers = { cookie: `skip_finder_admin=${token}` };
  expect((await app.request(path, { headers })).status).toBe(200);
});
