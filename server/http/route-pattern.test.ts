import { Hono } from "hono";
import { expect, test } from "vitest";
import { reportRoute } from "./route-pattern.ts";

const app = new Hono();
app.use(reportRoute);
app.get("/*", (_c, next) => next());
app.get("/assets/*", (c) => c.notFound());
app.get("/company/:id", (c) => c.text("a company"));
app.post("/quote", () => {
  throw new Error("refused");
});
app.get("*", (c) => c.text("a page"));
app.onError((_error, c) => c.text("failed", 500));

async function routeOf(path: string, method = "GET") {
  const env = { route: "" };
  await app.request(path, { method }, env);
  return env.route;
}

test("a request has the pattern of its route, whatever its parameters and its outcome", async () => {
  expect(await routeOf("/company/7?from=search")).toBe("/company/:id");
  expect(await routeOf("/company/7", "HEAD")).toBe("/company/:id");
  expect(await routeOf("/company/acme%2Fskips")).toBe("/company/:id");
  expect(await routeOf("/assets/fonts/archivo.woff2")).toBe("/assets/*");
  expect(await routeOf("/quote", "POST")).toBe("/quote");
});

test("all requests without a route have one label", async () => {
  for (const path of ["/wp-login.php", "/company", "/company/7/edit", "//"])
    expect(await routeOf(path)).toBe("other");
  expect(await routeOf("/company/7", "DELETE")).toBe("other");
});
