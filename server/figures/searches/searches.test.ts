import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "#contract/places.ts";
import { connect } from "#server/database/connect.ts";
import { searchCounts } from "#server/database/tables/site.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { createSearches } from "./searches.ts";

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => void (await opened.database.delete(searchCounts)));

const place = (label: string): Place => ({
  label,
  query: label,
  kind: "town",
  latitude: 53.8,
  longitude: -1.5,
});
const TODAY: string = "2026-11-23";

/** Simulates one process. */
const createProcess = ({ database = opened.database, today = () => TODAY } = {}) => {
  const log = { warn: vi.fn() };
  // Every place that begins with "LS" is in Leeds. "Yorkshire" is not a town.
  const townOf = ({ label }: Place) =>
    label === "Yorkshire" ? null : { label: label.startsWith("LS") ? "Leeds" : label };
  return { ...createSearches({ database, log, townOf, today }), log };
};
const rows = () => opened.database.select().from(searchCounts).orderBy(searchCounts.day, searchCounts.town);

test("searches are added up by town, a postcode under its town; counties and unknown words under none", async () => {
  const searches = createProcess();
  const inLeeds = searches.counting({ place: place("Leeds"), total: 40 });
  inLeeds();
  inLeeds();
  searches.counting({ place: place("LS6 2AB"), total: 0 })();
  searches.counting({ place: place("Yorkshire"), total: 3 })();
  searches.counting({ place: null, total: 0 })();
  await searches.flush();
  expect(await rows()).toEqual([
    { day: TODAY, town: "", searches: 2, foundNothing: 1 },
    { day: TODAY, town: "Leeds", searches: 3, foundNothing: 1 },
  ]);
});

test("a search is counted when its answer is sent, not when it is made", async () => {
  const searches = createProcess();
  searches.counting({ place: place("Leeds"), total: 1 });
  await searches.flush();
  expect(await rows()).toEqual([{ day: TODAY, town: "", searches: 0, foundNothing: 0 }]);
});

test("several processes add to the same counts, and a search before midnight stays on its day", async () => {
  let day = "2026-11-22";
  const [one, other] = [createProcess({ today: () => day }), createProcess()];
  one.counting({ place: place("York"), total: 1 })();
  day = TODAY;
  one.counting({ place: place("York"), total: 1 })();
  other.counting({ place: place("York"), total: 1 })();
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  expect((await rows()).filter(({ town }) => town === "York")).toEqual([
    { day: "2026-11-22", town: "York", searches: 1, foundNothing: 0 },
    { day: TODAY, town: "York", searches: 2, foundNothing: 0 },
  ]);
});

test("without the database nothing is lost and nothing fails", async () => {
  const gone = connect(opened.url);
  await gone.$client.end();
  const searches = createProcess({ database: gone });
  const count = searches.counting({ place: place("York"), total: 0 });
  count();
  await searches.flush();
  expect(searches.log.warn).toHaveBeenCalledTimes(1);
  count();
  const taken = vi
    .spyOn(gone, "execute")
    .mockImplementation(((query: never) => opened.database.execute(query)) as typeof gone.execute);
  await searches.flush();
  expect(taken).toHaveBeenCalledTimes(1);
  expect(await rows()).toContainEqual({ day: TODAY, town: "York", searches: 2, foundNothing: 2 });
});

test("what was counted last is added when the process stops", async () => {
  const searches = createProcess();
  searches.start();
  searches.counting({ place: place("York"), total: 1 })();
  await searches.stop();
  expect(await rows()).toContainEqual({ day: TODAY, town: "York", searches: 1, foundNothing: 0 });
});

test("counts older than two years are deleted", async () => {
  const old = { town: "York", searches: 1, foundNothing: 0 };
  await opened.database.insert(searchCounts).values([
    { ...old, day: "2001-01-01" },
    { ...old, day: "2999-01-01" },
  ]);
  await createProcess().deleteOld();
  expect((await rows()).map(({ day }) => day)).toEqual(["2999-01-01"]);
});
