import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { settings } from "#server/database/tables/site.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { ConfigError, readConfig } from "./config.ts";
import { startServices } from "./start.ts";

let opened: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "real-site-"));
  await opened.database.insert(companies).values({ name: "Ash", location: "Leeds", county: "Yorkshire" });
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

const NAMED = {
  LEGAL_NAME: "Skips Example Ltd",
  LEGAL_ADDRESS: "1 Example Street, Leeds",
  CONTACT_EMAIL: "hello@skips.example",
  NEW_COMPANY_RATING: "none",
};

/** Starts the services in this process and stops them again. Resolves to the error of the start, or null. */
const PUBLIC = { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" };

async function start(env: NodeJS.ProcessEnv) {
  const closing: (() => unknown)[] = [];
  const config = readConfig({
    ...{ DATABASE_URL: opened.url, DATA_DIR: dataDir, DEMO_DATA: "off", LOG_LEVEL: "silent" },
    ...env,
  });
  const started = startServices(config, {
    progress: () => {},
    closeLater: (close) => closing.unshift(close),
  });
  const error = await started.then(
    () => null,
    (reason: unknown) => reason,
  );
  for (const close of closing) await close();
  return error;
}

it("a site with real companies does not start before it says who runs it and what rating a new company gets", async () => {
  const error = await start(PUBLIC);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message.split("\n").map((line) => line.split(" ")[0])).toEqual(Object.keys(NAMED));
  expect(await start({ ...PUBLIC, ...NAMED })).toBeNull();
});

it("a trial without https starts, and so does a demonstration", async () => {
  expect(await start({})).toBeNull();
  await opened.database.insert(settings).values({ key: "demonstration", value: true });
  expect(await start(PUBLIC)).toBeNull();
});
