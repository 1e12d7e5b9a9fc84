import { expect, onTestFinished, test, vi } from "vitest";
import { shortDay } from "#client/components/job/earliest-day.ts";
import type { ListedCompany, PriceComparisonRow } from "#contract/companies.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

/** A town of each nation with three companies that need one working day, so that it has a page. */
const TOWNS = [
  { town: "Derby", county: "Derbyshire", postcode: "DE1 1AA", latitude: 52.922, longitude: -1.476 },
  { town: "Falkirk", county: "Stirlingshire", postcode: "FK1 1AA", latitude: 56.001, longitude: -3.784 },
  { town: "Belfast", county: "County Antrim", postcode: null, latitude: 54.597, longitude: -5.93 },
];
/** Days before a holiday that not all nations have, with the first days in `TOWNS`. */
const ASKED: [asked: string, ...days: string[]][] = [
  ["2026-11-27", "2026-11-30", "2026-12-01", "2026-11-30"],
  ["2027-03-25", "2027-03-30", "2027-03-29", "2027-03-30"],
  ["2027-07-09", "2027-07-12", "2027-07-12", "2027-07-13"],
];

/** Opens the product on a day. Each day has its own, because a cached page is served for up to two seconds more. */
async function openOn(asked: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${asked}T10:00:00Z`) });
  const app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
  await app.database.insert(companies).values(
    TOWNS.flatMap(({ town, ...place }, at) =>
      [1, 2, 3].map((number) => ({
        ...{ id: at * 10 + number, name: `${town} Skips ${number}`, email: `a@${town}${number}.example` },
        ...{ ...place, location: town, noticeDays: 1, coverageAreas: [{ type: "radius" as const, km: 10 }] },
      })),
    ),
  );
  await app.services.companies.refresh("all");
  onTestFinished(async () => {
    vi.useRealTimers();
    await app.close();
  });
  const jsonAt = async <Body>(path: string): Promise<Body> => (await app.request(path)).json();
  /** The days that a page names, and what it says instead. */
  async function daysAt(path: string): Promise<string[]> {
    const text = (await (await app.request(path)).text()).replaceAll(/<!-- -->|<[^>]+>/g, "");
    return [
      ...new Set(text.match(/(?<=[Ff]rom about |About |at the earliest )\w{3} \d+ \w{3}|Allow a week/g)),
    ];
  }
  return { app, jsonAt, daysAt };
}

const JOBS = TOWNS.flatMap(({ town }, at) =>
  (["drive", "road"] as const).map((stands) => ({ town, stands, at, id: at * 10 + 1 })),
);

test.each(ASKED)("every list, page and form names the same first day on %s", async (asked, ...days) => {
  const { app, jsonAt, daysAt } = await openOn(asked);
  for (const { town, stands, at, id } of JOBS) {
    const job = `location=${town}&size=6&stands=${stands}`;
    const [listed, [named], compared] = await Promise.all([
      jsonAt<ListedCompany[]>(`/api/companies?${job}`),
      jsonAt<ListedCompany[]>(`/api/companies?ids=${id}&${job}`),
      jsonAt<PriceComparisonRow[]>(`/api/price-comparison?${job}`),
    ]);
    const { dates } = app.services.planner.plan({ location: town, size: 6, stands });
    const planned = (stands === "road" ? dates?.road : dates?.drive)?.day;
    const earliest = { day: planned ?? days[at], unknown: planned ? [] : ["permit"] };
    expect(stands === "road" || planned === days[at], town).toBe(true);
    const found = [listed, compared].map((rows) => rows.find((row) => row.id === id)?.earliest);
    expect([...found, named?.earliest], `${town}, ${stands}`).toEqual([earliest, earliest, earliest]);
    const words = [planned ? shortDay(planned) : "Allow a week"];
    const form = `/quote?companies=${id}&date=${asked}&`;
    for (const page of ["/search?", "/companies?", `/company/${id}?`, comparisonOf(id), "/plan?", form])
      expect(await daysAt(`${page}${job}`), `${page}${job}`).toEqual(words);
  }
  // Where no place is searched, the company's own nation decides.
  for (const [at, { town }] of TOWNS.entries()) {
    const [id, day] = [at * 10 + 1, days[at] ?? ""];
    const earliest = { day, unknown: [] };
    expect(await jsonAt(`/api/companies/${id}`)).toMatchObject({ earliest });
    expect(await jsonAt(`/api/companies?ids=${id}`)).toMatchObject([{ earliest }]);
    for (const page of [`/company/${id}`, comparisonOf(id), `/skip-hire/${town.toLowerCase()}`])
      expect(await daysAt(page), page).toEqual([shortDay(day)]);
  }
});

const comparisonOf = (id: number) => `/compare?ids=${id},${id + 1}&`;
