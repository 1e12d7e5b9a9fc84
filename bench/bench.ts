// Usage: npm run bench -- [--quick] [--only=CASE,CASE] [--app=FOLDER]. README.md explains the options.
import { parseArgs } from "node:util";
import { measureCachedPages, measureCachedSearch } from "./cases/cached.ts";
import { measureDesk } from "./cases/desk.ts";
import { measureFloods } from "./cases/floods.ts";
import { measureGrowth } from "./cases/growth.ts";
import { measureOffers } from "./cases/offers.ts";
import { measurePostcodes } from "./cases/postcodes.ts";
import { measurePostgis } from "./cases/postgis.ts";
import { measureQuotes } from "./cases/quotes.ts";
import { measureCrawl, measureNewPages, measureSingleFlight } from "./cases/rendering.ts";
import { measureRequests } from "./cases/requests.ts";
import { measureRestart } from "./cases/restart.ts";
import { measureUncachedSearches } from "./cases/uncached.ts";
import type { HttpBench } from "./http-bench.ts";
import { DATA_DIR, openBenchServer } from "./in-process/database.ts";
import { describeMachine } from "./machine.ts";
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
  cached: measureCachedSearch,
  uncached: measureUncachedSearches,
  pages: measureCachedPages,
  rendering: measureNewPages,
  "single-flight": measureSingleFlight,
  crawl: measureCrawl,
};

/** Cases that run only if `--only` names them. They need Debian's PostgreSQL, and `requests` takes 15 minutes. */
const ON_REQUEST = ["postgis", "requests"];

/** Numbers of companies in the measured directories. `--quick` leaves out the last one. */
const DIRECTORY_SIZES = [4_276, 100_000, 1_000_000];

const started = performance.now();
const rows: Row[] = [];
const selectedCases = options.only?.split(",");
const isSelected = (name: string) => selectedCases?.includes(name) ?? !ON_REQUEST.includes(name);

/** Runs one case if it is selected, and prints its results. */
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
  await runCase("floods", () => measureFloods(database, duration));
  await runCase("quotes", () => measureQuotes(database, { ...duration, seconds: duration.seconds * 2 }));
  await runCase("offers", () => measureOffers(database, { isQuick: options.quick }));
  await runCase("desk", async () =>
    measureDesk(await server.emptyDatabase("desk"), { isQuick: options.quick }),
  );
  await runCase("growth", () =>
    measureGrowth(server.emptyDatabase, options.quick ? DIRECTORY_SIZES.slice(0, 2) : DIRECTORY_SIZES),
  );
  await runCase("postcodes", () => measurePostcodes(database, DATA_DIR, Math.min(3, duration.rounds)));
  await runCase("start", () => measureRestart(DATA_DIR, Math.min(3, duration.rounds)));
  await runCase("postgis", () => measurePostgis(database, duration));
  await runCase("requests", () => measureRequests({ isQuick: options.quick }));
} finally {
  await server.close();
}

console.log(`\n${describeMachine()}\n\n${markdownTable(rows)}`);
console.log(`\n${Math.round((performance.now() - started) / 1_000)} s in total`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
