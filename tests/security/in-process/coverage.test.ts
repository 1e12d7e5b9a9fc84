import { expect, test } from "vitest";
import { ALL_PAGES } from "#contract/pages.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";

/** Pages are not in the list of endpoints, because pages.test.ts fuzzes them. */
const isPage = (route: string) => ALL_PAGES.some(({ path }) => route.endsWith(` ${path}`));

const withoutPattern = (route: string) =>
  route
    .replace("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", "/sitemap-:part.xml")
    .replace("{[0-9]+\\.svg}", "")
    .replace(/\/\*$/, "/:file");

test("the list of fuzzed endpoints contains every endpoint of the product", async () => {
  const { routes, close } = await openTestApp();
  await close();
  const endpoints = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !isPage(route))
    .map(withoutPattern);
  const fuzzed = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(endpoints)].sort()).toEqual([...new Set(fuzzed)].sort());
});
