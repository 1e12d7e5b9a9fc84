import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followChannel } from "#server/database/follow-channel.ts";
import { listen } from "#server/database/listen.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { loadUnitPostcodes, POSTCODES_CHANNEL, replaceUnitPostcodes } from "../store.ts";
import { packUnits, unitKey } from "./packed-units.ts";
import type { UnitPostcodes } from "./unit-postcodes.ts";

const log = pino({ level: "silent" });
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const district = (latitude: number) => [
  { district: "LS1", units: packUnits([unitKey("4AP"), latitude, -1.5]) },
];

test("a process loads the stored postcodes at the start and again after an import", async () => {
  await replaceUnitPostcodes(opened.database, district(53.1));
  let used: UnitPostcodes | null = null;
  const following = followChannel({
    channel: POSTCODES_CHANNEL,
    what: "The postcodes",
    catchUp: async () => {
      used = await loadUnitPostcodes(opened.database);
    },
    listen: (channel, handlers) => listen(opened.url, channel, handlers),
    log,
  });
  const latitude = () => used?.find("LS1", "4AP")?.latitude;
  await following.ready;
  expect(latitude()).toBe(53.1);

  await replaceUnitPostcodes(opened.database, district(53.2));
  await expect.poll(latitude, { timeout: 10_000 }).toBe(53.2);
  await following.close();
});

test("a failed load is repeated", async () => {
  let attempts = 0;
  const following = followChannel({
    channel: POSTCODES_CHANNEL,
    what: "The postcodes",
    catchUp: async () => {
      attempts++;
      if (attempts === 1) throw new Error("the database is down");
    },
    listen: () => ({ ready: Promise.resolve(), close: async () => {} }),
    log,
  });
  await following.ready;
  expect(attempts).toBe(2);
  await following.close();
});
