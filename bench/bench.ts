// npm run bench -- [--quick] [--only=name,name] [--app=CHECKOUT OF ANOTHER VERSION]
import { parseArgs } from "node:util";
import { cachedPages, cachedSearch } from "./cases/cached.ts";
import { growth } from "./cases/growth.ts";
import { postcodes } from "./cases/postcodes.ts";
import { quotes } from "./cases/quotes.ts";
import { crawl, newPages, singleFlight } from "./cases/rendering.ts";
import { startAgain } from "./cases/start-again.ts";
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

const OVER_HTTP: Record<string, (bench: HttpBench) => Promise<Row[]>> = {
  cached: cachedSearch,
  uncached: uncachedSearches,
  pages: cachedPages,
  rendering: newPages,
  "single-flight": singleFlight,
  crawl,
};

const SIZES = [4_276, 100_000, 1_000_000];

const started = performance.now();
const rows: Row[] = [];
const wanted = options.only?.split(",");
const isWanted = (name: string) => wanted?.includes(name) ?? true;

/** Runs one case and prints its rows. */
async function show(name: string, work: () => Promise<Row[]>) {
  if (!isWanted(name)) return;
  console.log(`\n${name} (${Math.round((performance.now() - started) / 1_000)} s so far)`);
  for (const row of await work()) {
    rows.push(row);
    console.log(`  ${row.what}: ${row.measured} ${row.target && `[${row.target}]`} ${verdict(row)}`);
  }
}

const server = await openBenchServer();
const database = await server.emptyDatabase("product");
const size = { rounds: options.quick ? 1 : 5, seconds: options.quick ? 0.3 : 1 };

async function overHttp() {
  const product = await startMeasuredProduct({ DATABASE_URL: database }, options.app);
  const bare = await startBare();
  for (const [name, work] of Object.entries(OVER_HTTP)) {
    await show(name, () => work({ product, bare, ...size }));
  }
  await Promise.all([product.stop(), bare.stop()]);
}

try {
  if (Object.keys(OVER_HTTP).some(isWanted)) await overHttp();
  await show("quotes", () => quotes(database, { ...size, seconds: size.seconds * 2 }));
  await show("growth", () => growth(server.emptyDatabase, options.quick ? SIZES.slice(0, 2) : SIZES));
  await show("postcodes", () => postcodes(database, DATA_DIR, Math.min(3, size.rounds)));
  await show("start", () => startAgain(DATA_DIR, Math.min(3, size.rounds)));
} finally {
  await server.close();
}

console.log(`\n${machine()}\n\n${markdownTable(rows)}`);
console.log(`\n${Math.round((performance.now() - started) / 1_000)} s in all`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
