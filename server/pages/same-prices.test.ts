import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatPoundRange } from "#client/components/company/format.ts";
import { OPEN_DATA_PATH } from "#contract/api/open-data.ts";
import { DEMONSTRATION_HEADER } from "#contract/api/openapi.ts";
import type { CompanyWithEstimates, ListedCompany, PriceComparisonRow } from "#contract/companies.ts";
import { DEFAULT_WEEKS, JOB_SIZES } from "#contract/job/job.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { PRICE_SIZES } from "#contract/options.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { addDemoData } from "#server/boot/start.ts";
import { priceSizeOf } from "#server/pricing/skip-sizes.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

/** In all four nations, with wastes that cost extra, that are collected apart and that few companies take. */
const SEARCHES: readonly [location: string, size: number, more?: string][] = [
  ["Leeds", 6],
  ["LS6 2AB", 8, "waste=wood"],
  ["Manchester", 8, "weeks=4&waste=upholstery"],
  ["Glasgow", 8, "waste=upholstery"],
  ["Edinburgh", 6, "stands=road"],
  ["Cardiff", 6, "weeks=3&waste=wood%2Cfridge"],
  ["Belfast", 8],
  ["BT1", 6, "waste=tyres"],
  ["London", 12, "weeks=1"],
  ["SW1", 16],
  ["York", 6, "stands=road&waste=soil%2Cmattress"],
  ["Birmingham", 20],
  ["Bristol", 4, "waste=asbestos"],
  ["Leeds", 6, "waste=garden%2Casbestos"],
  ["Swansea", 8, "weeks=8&waste=plasterboard"],
  ["Derby", 6, "weeks=4&stands=road"],
  ["Aberdeen", 4, "waste=paint"],
  ["Newcastle upon Tyne", 2],
  ["Lisburn", 8, "stands=road&waste=mattress"],
  ["Liverpool", 40, "waste=electrical"],
];

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
  const { database, services } = app;
  await addDemoData({
    ...{ demoData: "on", embedded: null, progress: () => {} },
    ...{ database, places: services.places, logos: services.logos },
  });
  await services.companies.refresh("all");
});
afterAll(() => app.close());

async function getText(path: string): Promise<string> {
  const response = await app.request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

async function getJson<Body>(path: string): Promise<Body> {
  const response = await app.request(path);
  expect(response.headers.get(DEMONSTRATION_HEADER.name), path).toBe(DEMONSTRATION_HEADER.value);
  return response.json();
}

/** The amounts in a part of a page, in order: "£182" and "£150-175.50". */
const amountsIn = (html: string | undefined): string[] =>
  html?.replace(/<[^>]*>/g, "").match(/£[\d,]+(\.\d\d)?(-[\d,]+(\.\d\d)?)?/g) ?? [];

/** The part of a page from `start` up to `end`; undefined without `start`. */
const between = (html: string | undefined, start: string, end: string) =>
  html?.split(start)[1]?.split(end)[0];

/** The cells of the first row of a table that contains this text. */
const cellsOf = (html: string, text: string): string[] =>
  html
    .split("<tr")
    .find((row) => row.includes(text))
    ?.split("<td")
    .slice(1) ?? [];

type Priced = Pick<ListedCompany, "total" | "apart" | "offersSize" | "notTaken">;

const pricedOf = ({ total, apart, offersSize, notTaken }: Priced) => ({ total, apart, offersSize, notTaken });

const chargesOf = ({ apart = [] }: Priced) =>
  apart.flatMap(({ charge }) => (charge ? formatPounds(charge.price) : []));

/** The amounts that a page shows: the total, its parts if the page has them, and the charges apart from the skip. */
function expected(company: Priced, { hasParts }: { hasParts: boolean }): string[] {
  const { total } = company;
  if (!total) return company.notTaken || company.offersSize === false ? [] : chargesOf(company);
  if (total.unknown.includes("hire")) return [];
  const parts = hasParts ? total.parts.map((part) => formatPoundRange(part)) : [];
  return [formatPoundRange(total), ...parts, ...chargesOf(company)];
}

const pageOf = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/** Compares what every page says about two companies with what the API says. */
async function expectSame(search: string): Promise<number[]> {
  const rows = await getJson<PriceComparisonRow[]>(`/api/price-comparison?${search}`);
  const found = await getJson<ListedCompany[]>(`/api/companies?${search}&sort=total`);
  const chosen = [0, Math.floor(rows.length / 3)].flatMap((index) => rows[index] ?? []);
  const ids = chosen.map(({ id }) => id).join(",");
  const listed = await getJson<ListedCompany[]>(`/api/companies?ids=${ids}&${search}`);
  const comparison = await getText(`/compare?ids=${ids}&${search}`);
  for (const [column, row] of chosen.entries()) {
    const company = listed.find(({ id }) => id === row.id) as ListedCompany;
    expect(pricedOf(row)).toEqual(pricedOf(company));
    const withParts = expected(company, { hasParts: true });
    const totals = cellsOf(comparison, "Total for your job");
    expect(amountsIn(totals[column]), `/compare?ids=${ids}&${search}`).toEqual(withParts);

    const prices = await getText(`/price-comparison?${search}&page=${pageOf(rows.indexOf(row))}`);
    const [total, ...groups] = cellsOf(prices, `/company/${row.id}?`);
    expect(amountsIn(total), `/price-comparison?${search}`).toEqual(withParts);
    expect(PRICE_SIZES.map((_, at) => amountsIn(groups[at])[0])).toEqual(
      PRICE_SIZES.map((size) =>
        ["company", "estimate"].includes(row.sources[size]) ? formatPoundRange(row.prices[size]) : undefined,
      ),
    );

    const place = found.findIndex(({ id }) => id === row.id);
    expect(place === -1).toBe(company.notTaken !== undefined || company.offersSize === false);
    if (place !== -1) {
      const results = await getText(`/search?${search}&sort=total&page=${pageOf(place)}`);
      const article = between(results, `href="/company/${row.id}?`, "</article>");
      const card = between(article, "card-price", "card-actions");
      expect(amountsIn(card), `/search?${search}`).toEqual(expected(company, { hasParts: false }));
    }
    if (!company.total?.unknown.includes("hire")) {
      const page = await getText(`/company/${row.id}?${search}`);
      const head = between(between(page, "<h1", 'id="sizes"'), "border-t border-line", "grid content-start");
      expect(amountsIn(head), `/company/${row.id}?${search}`).toEqual(withParts);
    }
  }
  return chosen.map(({ id }) => id);
}

const compared = new Set<number>();

test.each(SEARCHES)(
  "all pages and the API say the same prices near %s for %i yards, %s",
  async (place, size, more) => {
    const search = `location=${encodeURIComponent(place)}&radius=20&size=${size}${more ? `&${more}` : ""}`;
    for (const id of await expectSame(search)) compared.add(id);
  },
);

describe("for each of these companies", () => {
  test("the table of sizes, the open data and the API have the same prices", async () => {
    expect(compared.size).toBeGreaterThanOrEqual(30);
    const csv = await getText(OPEN_DATA_PATH);
    const lines: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    for (const id of compared) {
      const company = await getJson<CompanyWithEstimates>(`/api/companies/${id}`);
      const page = await getText(`/company/${id}`);
      const table = between(page, 'id="sizes"', "</table>") ?? "";
      for (const { size, price } of company.prices)
        expect(amountsIn(cellsOf(table, `>${size} yard<`)[0]), `/company/${id}`).toEqual([
          formatPounds(price),
        ]);
      for (const { size, ...range } of company.estimates)
        expect(amountsIn(cellsOf(table, `>${size} yard<`)[0]), `/company/${id}`).toEqual([
          formatPoundRange(range),
        ]);
      const line = lines.find((line) => line.id === String(id));
      expect(line?.prices?.match(/\d+=[\d.]+(\/\d+d)?/g) ?? []).toEqual(
        company.prices.map(({ size, price, hireDays }) =>
          [`${size}=${price.replace(/\.00$/, "")}`, hireDays === null ? [] : `/${hireDays}d`].flat().join(""),
        ),
      );
    }
  });

  test.each([1, DEFAULT_WEEKS, 4])(
    "the groups of sizes have the prices of their sizes for %i weeks",
    async (weeks) => {
      const rows = await getJson<PriceComparisonRow[]>(`/api/price-comparison?weeks=${weeks}`);
      const ids = [...compared];
      const bySize = JOB_SIZES.map((size) => ({
        size,
        found: app.services.companies.list({ ids: ids.join(","), size, weeks }),
      }));
      for (const id of ids) {
        const row = rows.find((one) => one.id === id) as PriceComparisonRow;
        for (const group of PRICE_SIZES) {
          const totals = bySize.flatMap(({ size, found }) =>
            priceSizeOf(size) === group ? (found.find((one) => one.id === id)?.total ?? []) : [],
          );
          const known = totals.filter(({ unknown }) => !unknown.includes("hire"));
          if (known.length === 0) expect(["not-offered", "unknown"]).toContain(row.sources[group]);
          const isStated = row.sources[group] === "company";
          const shown = known.filter(
            ({ parts, unknown }) =>
              (parts[0]?.source === "company") === isStated &&
              (row.hireDays[group] === weeks * 7) === !unknown.includes("extra-week"),
          );
          if (known.length === 0) continue;
          expect(row.prices[group], `company ${id}, ${group}`).toEqual({
            from: Math.min(...shown.map(({ from }) => Number(from))),
            to: Math.max(...shown.map(({ to }) => Number(to))),
          });
        }
      }
    },
  );
});
