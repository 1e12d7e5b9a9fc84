import { expect, test } from "@playwright/test";
import { crawl } from "./crawl.ts";
import { readPage } from "./page-facts.ts";
import { type CrawledSite, PAGE_RULES } from "./page-rules.ts";
import { readStructuredData } from "./structured-data.ts";

/** `npm run test:crawl` visits every company and every page of a list. Otherwise only a sample of them is visited. */
const WHOLE = process.env.CRAWL === "whole";

/** Groups of URLs that differ only in a number. The crawler visits those whose number is 2 or a multiple of `every`. */
const SAMPLES: readonly { path: RegExp; every: number }[] = [
  { path: /^\/company\/(\d+)/, every: 61 },
  { path: /^\/quote\?companies=(\d+)/, every: 211 },
  { path: /[?&]page=(\d+)/, every: 53 },
];

/**
 * Returns true if the crawler follows a link. It follows links without a place, links whose place is Leeds, and searches
 * without other parameters for a place that is no postcode. It does not follow a link to a moved map or to a map of one
 * company. Following links to every place would lead to millions of URLs, because each page with a place links to its filters
 * and to other pages with that place. A town's page links to its postcode districts too, and a map to its surroundings.
 */
const isFollowed = (path: string) => {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const place = searchParams.get("location");
  const isPlain = pathname === "/search" && searchParams.size === 1 && !/^[A-Z]{1,2}\d/.test(place ?? "");
  if (searchParams.has("mapArea") || searchParams.has("firm")) return false;
  return place === null || place === "Leeds" || isPlain;
};

const isSampled = (path: string) =>
  isFollowed(path) &&
  SAMPLES.every(({ path: kind, every }) => {
    const number = Number(path.match(kind)?.[1] ?? 0);
    return number % every === 0 || number === 2;
  });

async function visitSite(origin: string): Promise<CrawledSite> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => {
    expect(address.startsWith(origin)).toBe(true);
    return address.slice(origin.length);
  });
  const visits = await crawl({ origin, starts: ["/", ...listed], follow: WHOLE ? isFollowed : isSampled });
  return { origin, visits, listed: new Set(listed) };
}

test.describe("a crawler that follows every link", () => {
  test.describe.configure({ mode: "serial" });

  let site: CrawledSite;
  test.beforeAll(async ({ baseURL }) => {
    // A describe block's timeout does not cover its hooks. Visiting every URL takes minutes, on a busy machine many.
    test.setTimeout(1_800_000);
    const started = performance.now();
    site = await visitSite(baseURL ?? "");
    const links = [...site.visits.values()].reduce((sum, { page }) => sum + (page?.links.length ?? 0), 0);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${site.visits.size} addresses visited, ${links} links read in ${seconds} s`);
  });

  for (const [sentence, findProblems] of Object.entries(PAGE_RULES)) {
    test(`finds that ${sentence}`, () => {
      expect(site.visits.size).toBeGreaterThan(100);
      expect(findProblems(site)).toEqual([]);
    });
  }
});

test("unknown URLs answer 404, and moved URLs redirect", async ({ baseURL }) => {
  const answers = async (path: string) => {
    const { status, headers } = await fetch(`${baseURL}${path}`, { redirect: "manual" });
    const to = headers.get("location");
    return to ? `${status} ${to}` : status;
  };
  expect(await answers("/")).toBe(200);
  expect(await answers("/company/999999")).toBe(404);
  expect(await answers("/company/seven")).toBe(404);
  expect(await answers("/guides/no-such-guide")).toBe(404);
  expect(await answers("/receipt/no-such-receipt")).toBe(404);
  expect(await answers("/no/such/page")).toBe(404);
  expect(await answers("/assets/no-such-file.js")).toBe(404);
  expect(await answers("/sitemap-1.xml")).toBe(404);
  expect(await answers("/companies/")).toBe("301 /companies");
  expect(await answers("//search//?location=Leeds")).toBe("301 /search?location=Leeds");
  expect(await answers("/favicon.ico")).toBe("301 /favicon.svg");
});

test("every spelling of a town leads to its page, and an unknown one to none", async ({ baseURL }) => {
  const answers = async (town: string) => {
    const { status, headers } = await fetch(`${baseURL}/skip-hire/${town}`, { redirect: "manual" });
    const to = headers.get("location");
    return to ? `${status} ${to}` : status;
  };
  expect(await answers("leeds")).toBe(200);
  for (const spelled of ["Leeds", "LEEDS", "leeds-west-yorkshire", "Leeds,%20West%20Yorkshire"]) {
    expect(await answers(spelled)).toBe("301 /skip-hire/leeds");
  }
  expect(await answers("Leeds?view=map&unknown=1")).toBe("301 /skip-hire/leeds?view=map");
  expect(await answers("St%20Albans")).toBe("301 /skip-hire/st-albans");
  expect(await answers("kingston-upon-hull")).toBe("301 /skip-hire/hull");
  for (const spelled of ["no-such-town", "ls6", "yorkshire", "st-davids", "%00", "x".repeat(1_000)]) {
    expect(await answers(spelled)).toBe(404);
  }
});

test("pages of text load no script, and a town's page only that of its ticks", async ({ baseURL }) => {
  const scriptsOf = async (path: string) =>
    (await (await fetch(`${baseURL}${path}`)).text()).match(/<script(?![^>]*application\/ld\+json)[^>]*>/g);
  for (const path of ["/skip-hire", "/how-we-work"]) expect(await scriptsOf(path)).toBeNull();
  expect(await scriptsOf("/skip-hire/leeds")).toEqual([
    expect.stringMatching(/src="\/assets\/entry\.document-[^"]+\.js"/),
  ]);
});

test("every spelling of a place has the same canonical URL", async ({ request, baseURL }) => {
  const read = async (path: string) => readPage(await (await request.get(path)).text());
  for (const [typed, address] of [
    ["leeds", "Leeds"],
    ["+LEEDS+", "Leeds"],
    ["newport", "Newport%2C+Wales"],
    ["m11ae", "M1+1AE"],
  ]) {
    const { canonicals } = await read(`/search?location=${typed}`);
    expect(canonicals).toEqual([`${baseURL}/search?location=${address}`]);
  }
  const { canonicals } = await read("/search?location=Leeds&radius=30&sort=name&page=2");
  expect(canonicals).toEqual([`${baseURL}/search?location=Leeds`]);
});

test("invalid structured data is detected", () => {
  const problemsOf = (thing: object) =>
    readStructuredData(JSON.stringify({ "@context": "https://schema.org", ...thing })).problems;
  expect(problemsOf({ "@type": "LocalBusines", name: "A" })).toHaveLength(1);
  expect(problemsOf({ "@type": "LocalBusiness", headline: "A" })).toHaveLength(1);
  expect(problemsOf({ "@type": "LocalBusiness", geo: { "@type": "PostalAddress" } })).not.toEqual([]);
  expect(problemsOf({ "@type": "LocalBusiness", url: "/company/1" })).toHaveLength(1);
  expect(problemsOf({ "@type": "Article", datePublished: "1 May 2026" })).toHaveLength(1);
  const rating = { "@type": "AggregateRating", ratingValue: "5.2", reviewCount: 3, bestRating: 5 };
  expect(problemsOf({ ...rating, worstRating: 1 })).toHaveLength(1);
  expect(problemsOf({ ...rating, ratingValue: "4.2", worstRating: 1 })).toEqual([]);
});
