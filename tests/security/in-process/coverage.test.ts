import type { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { ALL_PAGES } from "#contract/pages.ts";
import { createRoutes } from "#server/app.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";

const routesOf = (app: Hono) =>
  app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);

/** Pages are not in the list of endpoints, because pages.test.ts fuzzes them. */
const isPage = (route: string) => ALL_PAGES.some(({ path }) => route.endsWith(` ${path}`));

const withoutPattern = (route: string) =>
  route
    .replace("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", "/sitemap-:part.xml")
    .replace("{[0-9]+\\.svg}", "")
    .replace(/\/\*$/, "/:file");

test("the list of fuzzed endpoints contains every endpoint of the product", async () => {
  const { services, close } = await openTestApp();
  const log = pino({ level: "silent" });
  const files = [{ folder: "content/guides/drawings", at: "/guides/drawings" }];
  const { app, api } = createRoutes({
    services,
    files,
    log,
    cached: () => (c) => c.notFound(),
    noteWrites: (_c, next) => next(),
    setCommonHeaders: () => {},
    render: () => Promise.reject(new Error("Nothing is shown here")),
  });
  await close();
  const routes = [...routesOf(api), ...routesOf(app).filter((route) => !isPage(route))].map(withoutPattern);
  const fuzzed = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual([...new Set(fuzzed)].sort());
});
