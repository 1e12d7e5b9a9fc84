import { brotliCompressSync } from "node:zlib";
import { expect, it, test } from "vitest";
import type { ListedCompany } from "#contract/companies.ts";
import type { ResultsMapQuery, ResultsMapResponse } from "#contract/map/results-map.ts";
import type { FirstResults } from "#server/companies/companies.ts";
import { exampleCompany, LEEDS } from "#server/companies/testing/examples.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { createResultsMaps } from "./map.ts";
import { readMapData } from "./map-data.ts";

const tables = readPlaceTables("data/places");
const data = readMapData("data/map");
const MAX_BYTES = 90 * 1024;

/** Draws the map of these companies. If the query has a location, they are the results of a search around Leeds. */
function draw(found: ListedCompany[], query: ResultsMapQuery = {}, radius = 30): ResultsMapResponse {
  const findFirst = (_query: ResultsMapQuery, count: number): FirstResults => ({
    companies: found.slice(0, count),
    total: found.length,
    ...(query.location && {
      searched: { place: LEEDS, note: null, alternatives: [], division: null, radius, wider: [] },
    }),
  });
  return createResultsMaps({ companies: { findFirst }, tables, data }).draw(query);
}

const at = (id: number, kilometresNorth: number, facts: Partial<ListedCompany> = {}): ListedCompany => ({
  ...exampleCompany({ id }),
  earliest: { day: null, unknown: ["notice"] },
  canDo: null,
  latitude: LEEDS.latitude + kilometresNorth / 111.2,
  longitude: LEEDS.longitude,
  ...facts,
});
const anywhere = (count: number, spread = 1) => {
  const random = createRandom();
  return Array.from({ length: count }, (_, index) =>
    at(index + 1, 0, {
      latitude: LEEDS.latitude + spread * (random() - 0.5),
      longitude: LEEDS.longitude + spread * (random() - 0.5),
    }),
  );
};

const titles = (svg: string) =>
  [...svg.matchAll(/<a [^>]*><title>(.*?)<\/title>/g)].map(([, title]) => title);
const countOf = (svg: string) =>
  titles(svg).reduce((sum, title) => sum + (Number(title?.match(/^(\d+) companies[:,]/)?.[1]) || 1), 0);

it("is well-formed, and escapes what companies are called", () => {
  const name = `<script>alert("1")</script> & 'Sons' \u0000`;
  const { svg } = draw([at(1, 5, { name })], { location: 'Leeds" onload="x' });
  expect(svg).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;");
  for (const raw of ["<script", 'onload="', "\u0000"]) expect(svg).not.toContain(raw);
  const open: string[] = [];
  for (const [, end, name = "", attributes] of svg.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"<]*")*)\/?>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!svg.includes(`<${name}${attributes}/>`)) open.push(name);
  }
  expect(open).toEqual([]);
});

it("counts every company, alone or in a cluster, and says which cannot be placed", () => {
  const found = [...anywhere(200), at(900, 0, { latitude: null, longitude: null })];
  const { svg, total, placed, unplaced } = draw(found, { location: "Leeds" });
  expect({ total, placed, unplaced }).toEqual({ total: 201, placed: 200, unplaced: 1 });
  expect(countOf(svg)).toBe(200);
  expect(svg).toContain("1 company can&#39;t be placed");
});

it("has links in the order of the list, which pass on the place and the job", () => {
  const far = [at(7, 20), at(3, -20), at(5, 0)];
  const { svg } = draw(far, { location: "Leeds", radius: 30, size: 6, sort: "rating" });
  const links = [...svg.matchAll(/href="(\/company\/[^"]+)"/g)].map(([, url]) => url);
  const job = "?location=Leeds&amp;radius=30&amp;size=6";
  expect(links).toEqual([`/company/7${job}`, `/company/3${job}`, `/company/5${job}`]);
});

it("shows by shape and in words whether a company delivers", () => {
  const { svg } = draw(
    [at(1, 10, { serves: "yes", distance: 10 }), at(2, -10, { serves: "no", distance: 0.4 })],
    { location: "Leeds" },
  );
  expect(titles(svg)).toEqual([
    "Company 1, 6 miles (10 km) away, delivers here",
    "Company 2, under 1 mile away, doesn&#39;t deliver here",
  ]);
  expect(svg).toMatch(/href="#map-yes".*href="#map-no"/);
});

it("shows prices on pins and in their names, unless it would cover another pin, and none in a cluster", () => {
  const hire = { kind: "hire", from: "187.50", to: "187.50", source: "company" } as const;
  const stated = { from: "187.50", to: "187.50", known: true, parts: [hire], unknown: [] };
  const estimated = {
    ...{ from: "119.00", to: "141.00", known: false, unknown: ["permit" as const] },
    parts: [{ ...hire, from: "119.00", to: "141.00", source: "estimate" as const }],
  };
  const found = [
    at(1, 20, { total: stated }),
    at(2, -20, { total: estimated }),
    at(3, 8, { fromPrice: { size: 4, price: "90.00", hireDays: 14 } }),
    at(4, -8, { total: { ...stated, unknown: ["hire"] } }),
    at(5, 0, { total: stated }),
    at(6, 0, { total: stated }),
  ];
  const { svg } = draw(found, { location: "Leeds" });
  const [, prices = ""] = svg.split('map-prices">');
  expect([...prices.matchAll(/text-anchor="middle">(.*?)</g)].map(([, text]) => text)).toEqual([
    "£187.50",
    "£119-141+",
    "from £90",
  ]);
  expect(prices).toContain('class="map-fit map-estimate"');
  const names = titles(svg).map((title) =>
    title?.replace(/^(Company \d), .*?(, (about )?(from )?£.*|$)/, "$1$2"),
  );
  expect(names.slice(0, 4)).toEqual([
    "Company 1, £187.50",
    "Company 2, about £119-141+, our estimate",
    "Company 3, from £90",
    "Company 4",
  ]);
});

it("zooms into a cluster by a link, and shows companies at one place beside each other", () => {
  const same = [at(1, 0), at(2, 0), at(3, 0)];
  const { svg } = draw(same, { location: "Leeds", search: "skips" });
  expect(titles(svg)).toEqual(["3 companies: Company 1, Company 2, Company 3. Zoom in"]);
  expect(svg).toContain("?location=Leeds&amp;search=skips&amp;view=map&amp;mapArea=53.800%2C-1.550%2C3");
  const near = draw(same, { location: "Leeds", mapArea: "53.800,-1.550,3" });
  expect(titles(near.svg)).toHaveLength(3);
});

it.each(["1", "false"] as const)("links to the companies that it draws: quotable=%s", (quotable) => {
  const { svg } = draw([at(1, 0), at(2, 0)], { quotable });
  expect(svg).toContain(`href="?quotable=${quotable}&amp;view=map`);
});

it("gives a cluster a green ring and a count where some of its companies deliver, surely or probably", () => {
  const delivering = [
    at(1, 0, { serves: "yes" }),
    at(2, 0, { serves: "probably" }),
    at(3, 0, { serves: "no" }),
  ];
  const others = [at(4, 25, { serves: "ask" }), at(5, 25, { serves: "no" })];
  const { svg } = draw([...delivering, ...others], { location: "Leeds" });
  expect(titles(svg)).toEqual([
    "3 companies, 2 deliver here: Company 1, Company 2, Company 3. Zoom in",
    "2 companies: Company 4, Company 5. Zoom in",
  ]);
  expect(svg.match(/map-cluster map-some"/g)).toHaveLength(1);
});

it("draws the searched place below the markers and the scale on top of them, where they take no presses", () => {
  const { svg } = draw(anywhere(200, 0.1), { location: "Leeds" });
  const top = svg.slice(svg.lastIndexOf("</a>"));
  expect(top).toMatch(/<g aria-hidden="true" class="map-top">.*class="map-scale"/);
  expect(svg.slice(0, svg.indexOf("<a "))).toMatch(
    /<g aria-hidden="true" class="map-top">.*class="map-fit map-point"/,
  );
  expect(svg).toContain(".map-top{pointer-events:none}");
});

it("draws no label for phones that the edge of the square cuts", () => {
  const { svg } = draw([], { mapArea: "53.796,-1.548,32", location: "Leeds" });
  const labels = [
    ...svg.matchAll(
      /class="map-town" transform="translate\((\S+) \S+\)"><text class="[^"]*" y="4"(?: text-anchor="(\w+)")?>(.*?)</g,
    ),
  ];
  expect(labels.length).toBeGreaterThan(5);
  for (const [, x, anchor = "start", name = ""] of labels) {
    // On a phone the characters of a name take 8 SVG user units or more on average.
    const width = name.length * 8;
    const left = Number(x) - width * { start: 0, middle: 0.5, end: 1 }[anchor as "start"];
    expect(left, name).toBeGreaterThanOrEqual(-240);
    expect(left + width, name).toBeLessThanOrEqual(240);
  }
});

it("draws the radius and the districts of the company in hand, and says how exact they are", () => {
  const coverageAreas: ListedCompany["coverageAreas"] = [
    { type: "radius", km: 25, exclude: ["LS29"] },
    { type: "districts", codes: ["HG1", "HG2", "XX9"] },
  ];
  const { svg, firm: company } = draw([at(1, 5, { coverageAreas }), at(2, 5)], {
    location: "Leeds",
    firm: 1,
  });
  expect(company?.area).toBe(
    "The yellow area is 25 km (16 miles) around its base, and the 3 postcode districts that it names, drawn roughly: HG1, HG2, XX9. It leaves out LS29, in grey.",
  );
  // 240 units show 30 km and the margin of 8%.
  expect(svg).toContain(`r="${Math.round((25 / 32.4) * 2400) / 10}"`);
  // Two of the three districts exist.
  expect(svg.match(/class="map-districts"[^>]* d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
  expect(svg).toContain('class="map-excluded"');
  expect(svg).toMatch(/data-firm="1" aria-current="true"/);
  expect(countOf(svg)).toBe(2);
});

test("a company that said nothing has no area, and one that was not found is not in hand", () => {
  expect(draw([at(1, 5)], { firm: 1 }).firm?.area).toContain("has not said where it delivers");
  const { svg, firm: company } = draw([at(1, 5)], { firm: 99 });
  expect(company).toBeNull();
  expect(svg).not.toContain("aria-current");
});

it("draws the first 500 of more results, and the part of the country in which they are", () => {
  const { total, placed, svg } = draw(anywhere(700, 0.2), { location: "Leeds" }, 100);
  expect({ total, placed }).toEqual({ total: 700, placed: 500 });
  expect(Number(svg.match(/data-area="[^,]+,[^,]+,([\d.]+)"/)?.[1])).toBeLessThan(15);
});

test("the same search has the same drawing", () => {
  expect(draw(anywhere(100), { location: "Leeds" })).toEqual(draw(anywhere(100), { location: "Leeds" }));
});

test.each([
  ["Leeds", "53.796,-1.548,32"],
  ["London", "51.509,-0.126,54"],
  ["the whole country", "55.200,-3.200,630"],
  ["a street", "51.509,-0.126,2"],
])("a map of %s has at most 90 KB", (_name, mapArea) => {
  const { svg } = draw(anywhere(500, 12), { mapArea, location: "Leeds" });
  expect(brotliCompressSync(svg).length).toBeLessThan(MAX_BYTES);
  expect(svg).toMatch(/class="map-land" d="M/);
});

test("nothing found shows the country", () => {
  const { svg, total } = draw([]);
  expect(total).toBe(0);
  expect(svg).toContain('data-area="55.200,-3.200,630"');
});
