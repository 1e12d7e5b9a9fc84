import { expect, test } from "vitest";
import { sitemapProblems } from "./sitemap.ts";

const ORIGIN = "https://skips.example";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const listing = (entries: string) => `${HEAD}<urlset ${NAMESPACE}>\n${entries}</urlset>\n`;
const page = (address: string, more = "") => `<url><loc>${address}</loc>${more}</url>\n`;
const check = (xml: string) =>
  sitemapProblems(xml, { origin: ORIGIN, now: new Date("2026-11-23T12:00:00Z") }).join("\n");

test("a sitemap and an index of sitemaps are valid", () => {
  const dated = page(`${ORIGIN}/a?b=1&#38;c=2`, "<lastmod>2026-11-23</lastmod><priority>0.5</priority>");
  expect(check(listing(page(`${ORIGIN}/`) + dated))).toBe("");
  const file = `<sitemap><loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-11-20T09:30:00Z</lastmod></sitemap>`;
  expect(check(`${HEAD}<sitemapindex ${NAMESPACE}>${file}</sitemapindex>`)).toBe("");
});

test.each([
  ["a file of another kind", "<html></html>", "does not say that it is XML"],
  ["another namespace", `${HEAD}<urlset>${page(`${ORIGIN}/`)}</urlset>`, "neither <urlset>"],
  ["nothing", listing(""), "no entry"],
  [
    "too many entries",
    listing(Array.from({ length: 50_001 }, (_, id) => page(`${ORIGIN}/${id}`)).join("")),
    "50001",
  ],
  ["an address twice", listing(page(`${ORIGIN}/a`).repeat(2)), "listed twice"],
  ["a relative address", listing(page("/company/1/claim")), "no absolute URL"],
  ["another site", listing(page("https://elsewhere.example/")), "not on https://skips.example"],
  ["a space", listing(page(`${ORIGIN}/a b`)), "no absolute URL"],
  ["a bare ampersand", listing(page(`${ORIGIN}/a?b=1&c=2`)), "no entry: <url>"],
  ["a long address", listing(page(`${ORIGIN}/${"x".repeat(2_048)}`)), "characters"],
  ["a part of a page", listing(page(`${ORIGIN}/a#b`)), "part of a page"],
  [
    "fields in the wrong order",
    listing(`<url><lastmod>2026-11-23</lastmod><loc>${ORIGIN}/</loc></url>`),
    "no entry",
  ],
  ["a date of our own form", listing(page(`${ORIGIN}/`, "<lastmod>23 November</lastmod>")), "is no date"],
  ["a day that does not exist", listing(page(`${ORIGIN}/`, "<lastmod>2026-02-30</lastmod>")), "is no date"],
  ["a day to come", listing(page(`${ORIGIN}/`, "<lastmod>2026-11-24</lastmod>")), "in the future"],
  ["an unknown frequency", listing(page(`${ORIGIN}/`, "<changefreq>often</changefreq>")), "no frequency"],
  ["a priority above one", listing(page(`${ORIGIN}/`, "<priority>2</priority>")), "no priority"],
])("%s is not valid", (_, xml, problem) => {
  expect(check(xml)).toContain(problem);
});
