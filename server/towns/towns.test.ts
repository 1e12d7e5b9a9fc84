import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NORTHERN_IRISH_ROADS } from "#client/components/permit/permit-words.ts";
import type { Total } from "#contract/companies/totals.ts";
import { lawOf } from "#contract/job/nation-law.ts";
import type { TownSummary } from "#contract/towns.ts";
import { addDemoData } from "#server/boot/start.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { createRender } from "#server/pages/render.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
  const { database, services } = app;
  const { places } = services;
  await addDemoData({
    demoData: "on",
    embedded: null,
    database,
    places,
    logos: { keepDrawing: async () => [] },
    progress: () => {},
  });
  await services.companies.refresh("all");
});
afterAll(() => app.close());

const isComparable = ({ parts, unknown }: Total) =>
  parts[0]?.source === "company" && !unknown.includes("extra-week");
test("every town's page cites the law of its nation: consent in Northern Ireland, the guide for its roads", async () => {
  for (const { slug, nation } of app.services.towns.list()) {
    const page = await (await app.request(`/skip-hire/${slug}`)).text();
    const { permitGuide, roads } = lawOf(nation);
    const main = page.match(/<main.*<\/main>/s)?.[0] ?? "";
    const guides = [...main.matchAll(/\/guides\/([\w-]*permits[\w-]*)/g)].map(([, guide]) => guide);
    expect([slug, ...new Set(guides)]).toEqual([slug, permitGuide]);
    if (nation === "Northern Ireland") {
      expect(main.includes("needs one from")).toBe(false);
      expect(main.split(NORTHERN_IRISH_ROADS)).toHaveLength(3);
    } else expect([slug, main.split(`under ${roads}`).length]).toEqual([slug, 3]);
  }
}, 120_000);

const fold = (text: string) => text.trim().toLowerCase();

test("a town's page counts exactly the companies that a search for its name, filtered by its county, finds", () => {
  const { towns, companies, places } = app.services;
  const list = towns.list();
  expect(list.length).toBeGreaterThan(100);
  for (const { label, slug, companies: count } of list) {
    const [name = ""] = label.split(",");
    const found = companies
      .list({ locationSearch: name })
      .filter(({ location }) => fold(location) === fold(name))
      .filter(({ location, county }) => places.town(`${location}, ${county}`)?.slug === slug);
    expect([slug, found.length]).toEqual([slug, count]);
    expect(towns.find(slug)?.companies).toBe(count);
  }
});

test("the counts of the home page's towns are those of the towns' pages", () => {
  const { towns, companies } = app.services;
  const bySlug = new Map(towns.list().map((town) => [town.slug, town.companies]));
  for (const { towns: top } of companies.statistics().topLocations) {
    for (const { town, companies: count } of top) {
      expect([town, bySlug.get(town.toLowerCase())]).toEqual([town, count]);
    }
  }
});

test("every figure of a town's page is of the companies located there", () => {
  const { towns, companies } = app.services;
  for (const slug of ["leeds", "armagh", "newport"]) {
    const page = towns.find(slug);
    if (!page) throw new Error(`${slug} has no page`);
    const located = companies
      .list({ locationSearch: page.label.split(",")[0] })
      .filter(({ location }) => fold(location) === slug);
    expect(page.companies).toBe(located.length);
    const priced = located.filter(({ prices }) => prices.length > 0);
    expect(page.pricing).toBe(priced.length);
    for (const { size, statedBy, stated } of page.prices) {
      // As cards have them: what companies state for two weeks.
      const pounds = companies
        .list({ ids: located.map(({ id }) => id).join(","), size })
        .flatMap(({ total }) => (total && isComparable(total) ? Number(total.from) : []));
      expect(statedBy).toBe(pounds.length);
      if (stated) {
        expect(stated.from).toBe(Math.min(...pounds));
        expect(stated.to).toBe(Math.max(...pounds));
        expect(stated.median).toBeGreaterThanOrEqual(stated.from);
        expect(stated.median).toBeLessThanOrEqual(stated.to);
      }
    }
    expect(page.firms).toHaveLength(Math.min(10, located.length));
    for (const { id } of page.firms) expect(located.map((company) => company.id)).toContain(id);
    expect(page.notice.nextDay).toBe(
      located.filter(({ noticeDays }) => noticeDays !== null && noticeDays <= 1).length,
    );
  }
});

test("a district counts the located companies that a search there, filtered by who delivers, finds", () => {
  const { towns, companies } = app.services;
  for (const slug of ["leeds", "armagh"]) {
    const page = towns.find(slug);
    expect(page?.districts.length).toBeGreaterThan(3);
    for (const { code, companies: count } of page?.districts ?? []) {
      const found = companies
        .list({ location: code, radius: 100, serves: "yes", locationSearch: slug })
        .filter(({ location }) => fold(location) === slug);
      expect([code, found.length]).toEqual([code, count]);
    }
  }
});

test("the companies that deliver to the town come first", () => {
  const serves = app.services.towns.find("leeds")?.firms.map((company) => company.serves);
  expect(serves?.[0]).toBe("yes");
  const ranks = serves?.map((answer) => ["yes", "probably", "ask", "no"].indexOf(answer ?? "no"));
  expect(ranks).toEqual(ranks?.toSorted((a, b) => a - b));
});

test("companies that spell the town in another way are ranked like the others", async () => {
  const { database, services } = app;
  const delivering = { county: "Cumbria", coverageAreas: [{ type: "districts" as const, codes: ["LA16"] }] };
  const added = await database
    .insert(companyTable)
    .values([
      { county: "Cumbria", name: "Silent", location: "Askam-in-Furness" },
      { ...delivering, name: "Spaced", location: "Askam in Furness" },
      { ...delivering, name: "Loud", location: "ASKAM-IN FURNESS" },
    ])
    .returning({ id: companyTable.id });
  const ids = added.map(({ id }) => id);
  await services.companies.refresh(ids);
  const companies = services.towns.find("askam-in-furness")?.firms;
  expect(companies?.map(({ name, serves }) => `${name}: ${serves}`)).toEqual([
    "Spaced: yes",
    "Loud: yes",
    "Silent: ask",
  ]);
  expect(companies?.[0]?.servesBecause).toMatch(/^It lists LA16 .*among the districts it covers/);
  await database.delete(companyTable).where(inArray(companyTable.id, ids));
  await services.companies.refresh(ids);
});

test("a town's page says the permit fee that the planner says, and none for a town in several authorities", () => {
  const { towns } = app.services;
  const derby = towns.find("derby")?.permit;
  expect(derby?.authorities[0]?.name).toBe("Derby City Council");
  expect(derby).toMatchObject({
    fee: { from: "44.00", periodDays: 28 },
    noticeWorkingDays: 3,
  });
  expect(towns.find("london")?.permit).toMatchObject({ certainty: "split", fee: null });
});

test("towns are in alphabetical order, and the nearest towns with a page are beside each", () => {
  const { towns } = app.services;
  const labels = towns.list().map(({ label }: TownSummary) => label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator("en-GB").compare));
  const nearby = towns.find("leeds")?.nearby ?? [];
  expect(nearby).toHaveLength(6);
  expect(nearby.map(({ km }) => km)).toEqual(nearby.map(({ km }) => km).toSorted((a, b) => a - b));
  for (const { slug } of nearby) expect(towns.find(slug)).not.toBeNull();
});

test("any spelling of a town names it, and unknown names and postcodes name none", () => {
  const { towns } = app.services;
  for (const spelled of ["Leeds", "LEEDS", "leeds-west-yorkshire", "Leeds, West Yorkshire"]) {
    expect(towns.named(spelled)).toMatchObject({ slug: "leeds", hasPage: true });
  }
  expect(towns.named("St Albans")).toMatchObject({ slug: "st-albans" });
  expect(towns.named("kingston-upon-hull")).toMatchObject({ slug: "hull" });
  for (const spelled of ["no-such-town", "ls6", "yorkshire", "", "%", "x".repeat(5_000)]) {
    expect(towns.named(spelled)).toBeNull();
    expect(towns.find(spelled)).toBeNull();
  }
});

test("a directory without companies has no towns", async () => {
  await app.database.delete(companyTable);
  await app.services.companies.refresh("all");
  expect(app.services.towns.list()).toEqual([]);
  expect(app.services.towns.find("leeds")).toBeNull();
  expect(app.services.towns.named("Leeds")).toMatchObject({ slug: "leeds", hasPage: false });
});
