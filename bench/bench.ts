// Usage: npm run bench -- [--quick] [--only=CASE,CASE] [--app=FOLDER]. README.md explains the options.
import { parseArgs } from "node:util";
import { cachedPages, cachedSearch } from "./cases/cached.ts";
import { desk } from "./cases/desk.ts";
import { floods } from "./cases/floods.ts";
import { growth } from "./cases/growth.ts";
import { offers } from "./cases/offers.ts";
import { postcodes } from "./cases/postcodes.ts";
import { postgis } from "./cases/postgis.ts";
import { quotes } from "./cases/quotes.ts";
import { crawl, newPages, singleFlight } from "./cases/rendering.ts";
import { requests } from "./cases/requests.ts";
import { restart } from "./cases/restart.ts";
import { uncachedSearches } from "./cases/uncached.ts";
import type { HttpBench } from "./http-bench.ts";
import { DATA_DIR, openBenchServer } from "./in-process/database.ts";
import { machine } from "./machine.ts";
import { markdownTable, type Row, verdict } from "./report.ts";
import { startBare, startMeasuredProduct } from "./servers/servers.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    app: { type: "string" },
  },
});

const HTTP_CASES: Record<string, (bench: HttpBench) => Promise<Row[]>> = {
  cached: cachedSearch,
  uncached: uncachedSearches,
  pages: cachedPages,
  rendering: newPages,
  "single-flight": singleFlight,
  crawl,
};

/** Cases that run only if `--only` names them. They need Debian's PostgreSQL, and the second takes 15 minutes. */
const ON_REQUEST = ["postgis", "requests"];

/** Numbers of companies in the measured directories. */
const DIRECTORY_SIZES = [4_276, 100_000, 1_000_000];

const started = performance.now();
const rows: Row[] = [];
const selectedCases = options.only?.split(",");
const isSelected = (name: string) => selectedCases?.includes(name) ?? !ON_REQUEST.includes(name);

/** Runs one case, unless `--only` excludes it, and prints its results. */
async function runCase(name: string, work: () => Promise<Row[]>) {
  if (!isSelected(name)) return;
  console.log(`\n${name} (${Math.round((performance.now() - started) / 1_000)} s so far)`);
  for (const row of await work()) {
    rows.push(row);
    console.log(`  ${row.what}: ${row.measured} ${row.target && `[${row.target}]`} ${verdict(row)}`);
  }
}

const server = await openBenchServer();
const database = await server.emptyDatabase("product");
const duration = { rounds: options.quick ? 1 : 5, seconds: options.quick ? 0.3 : 1 };

async function runHttpCases() {
  const product = await startMeasuredProduct({ DATABASE_URL: database }, options.app);
  const bare = await startBare();
  for (const [name, work] of Object.entries(HTTP_CASES)) {
    await runCase(name, () => work({ product, bare, ...duration }));
  }
  await Promise.all([product.stop(), bare.stop()]);
}

try {
  if (Object.keys(HTTP_CASES).some(isSelected)) await runHttpCases();
  await runCase("floods", () => floods(database, duration));
  await runCase("quotes", () => quotes(database, { ...duration, seconds: duration.seconds * 2 }));
  await runCase("offers", () => offers(database, { isQuick: options.quick }));
  await runCase("desk", async () => desk(await server.emptyDatabase("desk"), { isQuick: options.quick }));
  await runCase("growth", () =>
    growth(server.emptyDatabase, options.quick ? DIRECTORY_SIZES.slice(0, 2) : DIRECTORY_SIZES),
  );
  await runCase("postcodes", () => postcodes(database, DATA_DIR, Math.min(3, duration.rounds)));
  await runCase("start", () => restart(DATA_DIR, Math.min(3, duration.rounds)));
  await runCase("postgis", () => postgis(database, duration));
  await runCase("requests", () => requests({ isQuick: options.quick }));
} finally {
  await server.close();
}

console.log(`\n${machine()}\n\n${markdownTable(rows)}`);
console.log(`\n${Math.round((performance.now() - started) / 1_000)} s in total`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
