import { expect, test } from "vitest";
import { routeNames } from "./route-names.ts";

const named = routeNames([
  "/",
  "/search",
  "/company/:id",
  "/api/companies",
  "/api/companies/:id",
  "/api/companies/:id/reviews",
  "/api/companies.csv",
  "/assets/*",
]);

test("a request goes by the pattern of its route, whatever stands in its place", () => {
  expect(named("/")).toBe("/");
  expect(named("/company/7")).toBe("/company/:id");
  expect(named("/company/acme%2Fskips")).toBe("/company/:id");
  expect(named("/api/companies/7/reviews")).toBe("/api/companies/:id/reviews");
  expect(named("/api/companies.csv")).toBe("/api/companies.csv");
  expect(named("/assets/fonts/archivo.woff2")).toBe("/assets/*");
});

test("what visitors ask for is no part of the name", () => {
  expect(named("/?utm_source=post/card")).toBe("/");
  expect(named("/search?location=M1/1AE&radius=30")).toBe("/search");
});

test("every address without a route has one name", () => {
  for (const path of ["/wp-login.php", "/company", "/company/7/edit", "//", "/api/companies/7/x/y"])
    expect(named(path)).toBe("other");
});
