import { expect, it } from "vitest";
import { sitemapProblems } from "../../tests/documents/grammars/sitemap.ts";
import { publicPages } from "./http.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";

const SITE = "https://skips.example";

it("lists every fixed page, guide and company once, with its canonical URL", () => {
  const pages = publicPages({
    companies: {
      lastChanges: () => [
        { id: 7, changedAt: "2026-03-04T05:06:07.000Z" },
        { id: 12, changedAt: "2026-04-05T06:07:08.000Z" },
      ],
    },
    towns: { list: () => [{ label: "Leeds", slug: "leeds", nation: "England", companies: 98 }] },
    guides: { lastChanges: () => [{ slug: "waste-types", changedOn: "2026-02-01" }] },
  });
  const xml = sitemap(SITE, pages);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain("https://skips.example/");
  expect(addresses).toContain("https://skips.example/guides/waste-types");
  expect(addresses).toContain("https://skips.example/company/12");
  expect(addresses).toContain("https://skips.example/skip-hire");
  expect(addresses).toContain("https://skips.example/skip-hire/leeds");
  expect(addresses).not.toContain("https://skips.example/admin");
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(xml).toContain("<loc>https://skips.example/guides/waste-types</loc><lastmod>2026-02-01</lastmod>");
  expect(xml).toContain("<loc>https://skips.example/company/7</loc><lastmod>2026-03-04</lastmod>");
});

it("is an index of several files if there are too many pages for one", () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/company/${index}` }));
  expect(sitemap(SITE, pages, 2)).toContain(
    "<sitemap><loc>https://skips.example/sitemap-3.xml</loc></sitemap>",
  );
  expect(sitemap(SITE, pages, 2)).not.toContain("sitemap-4.xml");
  expect(sitemapPart(SITE, pages, 3, 2)?.match(/<url>/g)).toHaveLength(1);
  expect(sitemapPart(SITE, pages, 4, 2)).toBeNull();
  expect(sitemapPart(SITE, pages, 1, 5)).toBeNull();
  for (const xml of [sitemap(SITE, pages, 2), sitemapPart(SITE, pages, 1, 2) ?? ""])
    expect(sitemapProblems(xml, { origin: SITE })).toEqual([]);
});

it("escapes characters that are special in XML", () => {
  expect(sitemap(SITE, [{ path: "/guides/a&b" }])).toContain(
    "<loc>https://skips.example/guides/a&#38;b</loc>",
  );
});
