import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { packUnits, unitKey } from "./postcodes/packed-units.ts";
import { replaceUnitPostcodes } from "./store.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  const leeds = { location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 };
  await app.database.insert(companies).values({ id: 1, name: "Acme Skips", ...leeds });
  await app.services.companies.refresh([1]);
});
afterAll(() => app.close());

test("an import changes the responses of the running product, including cached ones", async () => {
  const distance = async () => {
    const response = await app.request("/api/companies?location=LS1+4AP&radius=100");
    const [company] = await response.json();
    return company.distance;
  };
  expect(await distance()).toBeLessThan(3);
  // The position of this unit is half a degree, about 56 km, further south than the real one.
  const units = packUnits([unitKey("4AP"), 53.3, -1.55]);
  await replaceUnitPostcodes(app.database, [{ district: "LS1", units }]);
  await expect.poll(distance, { timeout: 10_000 }).toBeGreaterThan(50);
});

test("a location that is no place has suggestions or waste items in both lists of the API, and a known one has none", async () => {
  for (const path of ["/api/companies?page=1", "/api/price-comparison?page=1"]) {
    const answer = async (location: string) => (await app.request(`${path}&location=${location}`)).json();
    expect((await answer("Ledes")).suggestions).toEqual([{ label: "Leeds", query: "Leeds", kind: "town" }]);
    expect((await answer("asdfgh")).suggestions).toEqual([]);
    expect((await answer("matress")).items).toEqual([{ id: "mattress", name: "Mattress" }]);
    expect(await answer("Ledes")).not.toHaveProperty("items");
    expect(await answer("Leeds")).not.toHaveProperty("suggestions");
    expect(await answer("")).not.toHaveProperty("suggestions");
  }
});

test("suggestions wait in the queue once for all spellings of a text, and count towards their visitor's work", async () => {
  const waits = vi.spyOn(app.services.requestQueue, "run");
  const charges = vi.spyOn(app.services.requestQueue, "charge");
  const from = "198.51.100.7";
  const networks = { inner: from, outer: "198.51.100.0/24" };
  const bodies = ["?q=Ledes", "?x=1&q=+Ledes+", "?q=%4cedes"].map(async (query) =>
    (await app.request(`/api/places${query}`, {}, { from })).json(),
  );
  for (const body of await Promise.all(bodies))
    expect(body).toContainEqual({ label: "Leeds", query: "Leeds", kind: "town" });
  const task = expect.objectContaining({ networks, kind: "page" });
  expect(waits.mock.calls).toEqual([[task, expect.any(Function)]]);
  expect(charges.mock.calls).toEqual([[networks, expect.any(Number)]]);
});
