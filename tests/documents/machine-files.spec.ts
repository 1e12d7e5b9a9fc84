import { expect, test } from "@playwright/test";
import { openApiProblems } from "./grammars/openapi.ts";
import { robotsProblems } from "./grammars/robots.ts";
import { sitemapProblems } from "./grammars/sitemap.ts";

test("the sitemap follows the grammar and the limits of sitemaps.org", async ({ request, baseURL }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml\b/);
  expect(sitemapProblems(await response.text(), { origin: baseURL ?? "" })).toEqual([]);
});

test("robots.txt follows RFC 9309 and names the sitemap", async ({ request, baseURL }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await response.text();
  expect(robotsProblems(text)).toEqual([]);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`);
});

test("the description of the API has the structure of OpenAPI 3.1", async ({ request }) => {
  const response = await request.get("/api/openapi.json");
  expect(openApiProblems(await response.json())).toEqual([]);
});
