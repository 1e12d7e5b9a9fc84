import { Hono } from "hono";
import { pino } from "pino";
import { expect, it, test } from "vitest";
import { observeRequests } from "./observe-requests.ts";

/** Requests paths, and returns the lines of the log and the patterns of the routes that were counted. */
async function observe(paths: readonly string[], { level = "debug", method = "GET" } = {}) {
  const lines: string[] = [];
  const routes: string[] = [];
  const log = pino({ level }, { write: (line: string) => lines.push(line) });
  const recorder = { cached: () => {}, made: ({ route }: { route: string }) => void routes.push(route) };
  const app = new Hono();
  app.use(observeRequests(recorder, log));
  app.get("/*", (_c, next) => next());
  app.get("/assets/*", (c) => c.notFound());
  app.get("/company/:id", (c) => c.text("a company"));
  app.post("/quote", () => {
    throw new Error("refused");
  });
  app.get("*", (c) => c.text("a page"));
  app.onError((_error, c) => c.text("failed", 500));
  for (const path of paths) await app.request(path, { method });
  return { lines, routes };
}

const routesOf = async (paths: readonly string[], method = "GET") =>
  (await observe(paths, { method })).routes;

test("a request has the pattern of its route, whatever its parameters and its outcome", async () => {
  const pattern = "/company/:id";
  expect(await routesOf(["/company/7?from=search", "/company/acme%2Fskips"])).toEqual([pattern, pattern]);
  expect(await routesOf(["/company/7"], "HEAD")).toEqual([pattern]);
  expect(await routesOf(["/assets/fonts/archivo.woff2"])).toEqual(["/assets/*"]);
  expect(await routesOf(["/quote"], "POST")).toEqual(["/quote"]);
});

test("all requests without a route have one label", async () => {
  const paths = ["/wp-login.php", "/company", "/company/7/edit"];
  expect(await routesOf(paths)).toEqual(paths.map(() => "other"));
  expect(await routesOf(["/company/7"], "DELETE")).toEqual(["other"]);
});

it("logs the path of a request without its query and without secret tokens", async () => {
  const { lines } = await observe([
    "/company/7?location=SW1A+1AA",
    `/receipt/SF-1.${"s3cret".repeat(8)}`,
    `/api/answers/SF-1.7.${"s3cret".repeat(8)}/offer`,
  ]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/company/7", status: 200, ms: expect.any(Number) }),
    expect.objectContaining({ path: "/receipt/..." }),
    expect.objectContaining({ path: "/api/answers/.../offer" }),
  ]);
  expect(lines.join()).not.toMatch(/SW1A|s3cret/);
});

it("logs no requests at level info", async () => {
  expect((await observe(["/"], { level: "info" })).lines).toEqual([]);
});
