import fc from "fast-check";
import type { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createRoutes } from "#server/app.ts";
import { openTestApp } from "#server/testing.ts";
import { cases } from "../fuzz-runs.ts";
import { ask } from "../http-client.ts";
import { keepsItsPromise } from "../response-invariants.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { requestsTo } from "./fuzzed-requests.ts";

const routesOf = (app: Hono) =>
  app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);

/** Pages have tests of their own. Middleware of a path is not a route. */
const isPage = (route: string) => / (\/\*|\/quote|\/list-business|\/receipt\/:token)$/.test(route);

const named = (route: string) =>
  route.replace("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", "/sitemap-:part.xml").replace(/\/\*$/, "/:file");

test("every endpoint of the product is attacked here", async () => {
  const { services, close } = await openTestApp();
  const log = pino({ level: "silent" });
  const files = [{ folder: "content/guides/drawings", at: "/guides/drawings" }];
  const unused = {
    setCommonHeaders: () => {},
    render: () => Promise.reject(new Error("Nothing is shown here")),
  };
  const { app, api } = createRoutes({ services, files, log, store: (_c, next) => next(), ...unused });
  await close();
  const attacked = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(
    [...new Set([...routesOf(api), ...routesOf(app).filter((route) => !isPage(route))].map(named))].sort(),
  ).toEqual([...new Set(attacked)].sort());
});

for (const endpoint of ENDPOINTS) {
  const { method, path, fields = [] } = endpoint;
  const which = fields.includes("hireDate") ? ", as the quote page sends it," : "";
  test(`${method} ${path}${which} answers whatever it is sent`, async () => {
    const times = fields.length > 0 ? 3 : 1;
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint), async (asked) => keepsItsPromise(await ask(asked), asked)),
      cases(times),
    );
  });
}
