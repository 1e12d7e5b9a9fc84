import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { LoaderArgs } from "#client/page.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import type { PriceComparisonPage, PriceComparisonRow } from "#contract/companies.ts";
import type { Place } from "#contract/places.ts";
import PriceComparisonScreen, { loader } from "./price-comparison.screen.tsx";

const range = { from: 100, to: 200 };
const ROW: PriceComparisonRow = {
  ...{ id: 1, name: "Aire Skips", location: "Leeds", rating: null, reviewCount: 0, phone: null },
  email: null,
  pausedUntil: null,
  quotable: false,
  canDo: null,
  earliest: { day: null, unknown: ["notice"] },
  prices: { mini: range, small: range, medium: range, large: range },
  sources: { mini: "estimate", small: "estimate", medium: "estimate", large: "estimate" },
  hireDays: { mini: 14, small: 14, medium: 14, large: 14 },
};
const PAGE: PriceComparisonPage = { rows: [ROW], total: 3, page: 1, limit: 20, totalPages: 1 };

test("without a size, the comparison counts and names the companies that refuse a waste", () => {
  const rows = [{ ...ROW, notTaken: { refused: ["asbestos" as const], inSize: [], notStated: [] } }];
  const markup = markupOf("location=leeds&waste=asbestos", { ...PAGE, rows, possible: 1 });
  expect(markup).toContain("1 company found");
  expect(markup).toContain("2 more, listed last, don't take your waste.");
  expect(markup).toContain(
    "Companies that are paused, have a warning about their registration or don't take your waste come last.",
  );
  expect(timesIn(markup, "Doesn't take asbestos")).toBe(1);
});

test("with a size, the total names the waste", () => {
  const rows = [
    { ...ROW, offersSize: true, notTaken: { refused: [], inSize: ["soil" as const], notStated: [] } },
  ];
  const markup = markupOf("location=leeds&size=8&waste=soil", { ...PAGE, rows, possible: 1 });
  expect(markup).toContain("2 more, listed last, don't offer this size or don't take your waste.");
  expect(timesIn(markup, "Doesn't take soil in this size")).toBe(1);
});

test("the prices of a company that gives none are not known", () => {
  const rows = [{ ...ROW, sources: { ...ROW.sources, medium: "unknown" as const } }];
  const markup = markupOf("location=leeds", { ...PAGE, rows });
  expect(timesIn(markup, "Not known")).toBe(1);
  expect(timesIn(markup, "estimate</span>")).toBe(3);
});

test("prices are for the weeks of the job, and one for other days or other waste says so", () => {
  const rows: PriceComparisonRow[] = [
    {
      ...ROW,
      sources: { ...ROW.sources, small: "company", medium: "company", large: "company" },
      hireDays: { mini: 14, small: 7, medium: 14, large: null },
    },
  ];
  const usual = markupOf("location=leeds", { ...PAGE, rows });
  expect(usual).toContain("Prices are for 2 weeks of hire unless they say otherwise.");
  expect([timesIn(usual, ">for 7 days<"), timesIn(usual, ">(hire length not known)<")]).toEqual([1, 1]);
  expect(timesIn(usual, ">estimate<")).toBe(1);
  const longer = markupOf("location=leeds&weeks=4", { ...PAGE, rows });
  expect(longer).toContain("Prices are for 4 weeks of hire unless they say otherwise.");
  expect([timesIn(longer, ">estimate for 14 days<"), timesIn(longer, ">for 14 days<")]).toEqual([1, 1]);
  const soil = markupOf("location=leeds&waste=soil&skipSize=large", {
    ...PAGE,
    rows: [{ ...ROW, forOtherWasteIn: ["large"] }],
  });
  expect(timesIn(soil, "for other waste")).toBe(1);
  expect(usual).not.toContain("for other waste");
});

test("the comparison says by which size it is sorted, and a press shows another one", () => {
  const sortedBy = (query: string) =>
    /Sorted by[^:]*/.exec(markupOf(query, PAGE).replaceAll("<!-- -->", ""))?.[0];
  expect(sortedBy("location=leeds")).toBe("Sorted by the price of medium skips");
  expect(sortedBy("location=leeds&skipSize=mini")).toBe("Sorted by the price of mini skips");
  expect(sortedBy("location=leeds&size=8")).toBe("Sorted by the total for your job");
  const markup = markupOf("location=leeds&skipSize=mini&waste=soil&page=2", PAGE);
  expect(markup).toContain('href="/price-comparison?location=leeds&amp;waste=soil&amp;skipSize=large"');
  expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*><span[^>]*>Mini</);
});

const LEEDS: Place = { label: "Leeds", query: "Leeds", kind: "town", latitude: 53.8, longitude: -1.55 };
const pageNear = (place: Place): PriceComparisonPage => ({
  ...PAGE,
  searched: { place, note: null, alternatives: [], division: null, radius: 25, wider: [] },
});

test("search engines index the prices of a town under one address, however it is typed", () => {
  const markup = markupOf("location=lEEDS", pageNear(LEEDS));
  expect(markup).toContain('<link rel="canonical" href="/price-comparison?location=Leeds"/>');
  expect(markup).not.toContain("noindex");
});

test("search engines index no prices of a postcode, of an unknown place or within another radius", () => {
  const postcode: Place = { ...LEEDS, label: "LS6 2AB", query: "LS6 2AB", kind: "postcode" };
  expect(markupOf("location=ls6+2ab", pageNear(postcode))).toContain("noindex");
  expect(markupOf("location=nowhere", PAGE)).toContain("noindex");
  expect(markupOf("location=leeds&radius=50", pageNear(LEEDS))).toContain("noindex");
});

const timesIn = (text: string, part: string) => text.split(part).length - 1;

function markupOf(query: string, page: PriceComparisonPage) {
  const queryClient = createQueryClient();
  const url = new URL(`http://localhost/price-comparison?${query}`);
  const services = { companies: { comparePrices: () => page } };
  loader({ url, params: {}, services, queryClient } as unknown as LoaderArgs);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={`/price-comparison?${query}`}>
        <PriceComparisonScreen />
      </StaticRouter>
    </QueryClientProvider>,
  ).replaceAll("&#x27;", "'");
}
