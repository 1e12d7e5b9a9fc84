import { afterAll, beforeAll, expect, test } from "vitest";
import { isShownByScript } from "#client/routes.ts";
import { ROUTED_PAGES } from "#server/http/pages/page-routes.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
});
afterAll(() => app.close());

const POSITION = "53.8198,-1.5705";

/** The pages that read a place from their URL. */
const PAGES_OF_PLACES = ROUTED_PAGES.filter(({ query }) => "location" in query).map(({ path }) =>
  path.replace(/:\w+/g, "1"),
);

test.each(PAGES_OF_PLACES)("%s at a position leads to the page of the place there", async (path) => {
  const response = await app.request(`${path}?location=${POSITION}&radius=25&size=6`);
  const location = response.headers.get("location");
  expect([response.status, location]).toEqual([303, `${path}?location=LS6+2&radius=25&size=6`]);
  expect(isShownByScript(`${path}?radius=25&location=53.8198%2C+-1.5705`)).toBe(false);
});

test("a position abroad or at sea is no place, and the page says so", async () => {
  for (const path of ["/?location=48.86,2.35", "/search?location=55,3"]) {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("We know no place in the United Kingdom near this position.");
  }
});

test.each(ROUTED_PAGES)("$path may ask for the position only if it has a field for it", async (page) => {
  const { path, example = path.replace(/:\w+/g, "1"), needsScript = false } = page;
  const response = await app.request(example);
  const hasField = needsScript && (await response.text()).includes('aria-autocomplete="list"');
  const allowed = response.headers.get("permissions-policy")?.match(/\w+=\([^)]+\)/g) ?? [];
  expect(allowed).toEqual(hasField ? ["geolocation=(self)"] : []);
});
