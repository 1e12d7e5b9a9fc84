import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_PAGES, exampleOf, isPrivate, PAGES, type PageName } from "#contract/pages.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

/** Prices of different lengths, each with what must stand beside it. */
const PRICES = [
  { id: 1, price: "171.50", hireDays: 7, extraWeek: null, words: /for 7 days|8 yd, 1 week/i },
  { id: 2, price: "182.50", hireDays: 10, extraWeek: "20.00", words: /for 10 days|8 yd, 10 days/i },
  {
    id: 3,
    price: "193.50",
    hireDays: null,
    extraWeek: "20.00",
    words: /hire length:? not known|days not said/i,
  },
] as const;
/** What the second company asks for two weeks. */
const FOR_TWO_WEEKS = "£202.50";

/** The pages that show these prices for a search near Leeds. Every other page must show none. */
const SHOWING: readonly PageName[] = [
  ...(["home", "search", "companies", "company", "price-comparison", "compare", "quote", "town"] as const),
];

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
  const terms = { heavyAllowed: null, statedBy: "company", statedOn: "2026-11-01" } as const;
  await app.database.insert(companies).values(
    PRICES.map(({ id, price, hireDays, extraWeek }) => ({
      ...{ id, name: `Company ${id}`, email: `a${id}@firm.example`, skipSizes: "8 yard" },
      ...{ location: "Leeds", county: "West Yorkshire", latitude: 53.8, longitude: -1.55 },
      prices: [{ size: 8 as const, price, hireDays, extraWeek, ...terms }],
    })),
  );
  await app.services.companies.refresh("all");
});
afterAll(() => app.close());

async function textOf(path: string): Promise<string> {
  const response = await app.request(path);
  const moved = response.headers.get("location");
  if (moved) return textOf(moved);
  const html = await response.text();
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");
}

const paths = ALL_PAGES.filter((page) => !isPrivate(page)).flatMap((page) => {
  const [path] = exampleOf(page).split("?");
  const query = "location=Leeds&ids=1,2,3&companies=1,2,3";
  return [`${path}?${query}`, `${path}?${query}&size=8`].map((url) => ({ page, url }));
});

test.each(paths)("on $url a price says its hire length, or is for two weeks", async ({ page, url }) => {
  const text = await textOf(url);
  const shown = PRICES.filter(({ price, words }) => {
    const [, ...places] = text.split(`£${price}`);
    for (const [at, behind] of places.entries()) {
      const before = text.split(`£${price}`)[at] ?? "";
      // "At least" says itself that something is left out. The next price ends what belongs to this one.
      const beside = `${before.slice(-150).split("£").at(-1)} ${behind.slice(0, 150).split("£")[0]}`;
      if (!before.endsWith("At least ")) expect(beside, `£${price} on ${url}`).toMatch(words);
    }
    return places.length > 0;
  });
  const isShowing = SHOWING.some((name) => PAGES[name] === page);
  if (isShowing && url.includes("size=8"))
    expect([shown.length > 0, text.includes(FOR_TWO_WEEKS)]).toContain(true);
  if (!isShowing) expect(shown, url).toEqual([]);
});
