// Usage: npm run bench -- [--quick] [--only=CASE,CASE] [--rounds=NUMBER] [--against=COMMIT]. README.md explains the options.
import { parseArgs } from "node:util";
import { measureCached, measurePages, measureUncached } from "./cases/answers.ts";
import { measureFloods } from "./cases/floods.ts";
import { measureGrowth } from "./cases/growth.ts";
import { measurePostgis } from "./cases/postgis.ts";
import { measureQuotes } from "./cases/quotes.ts";
import { openBenchDatabases } from "./in-process/databases.ts";
import { type BenchOptions, withPair } from "./pair.ts";
import { describeMachine, markdownTable, type Row, verdict } from "./report.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    against: { type: "string" },
    rounds: { type: "string" },
  },
});

const databases = await openBenchDatabases();
const options: BenchOptions = {
  emptyDatabase: databases.emptyDatabase,
  againstFolder: process.env.AGAINST_FOLDER ?? null,
  rounds: Number(values.rounds ?? (values.quick ? 1 : 9)),
  seconds: values.quick ? 0.3 : 1,
};
const CASES: Record<string, () => Promise<Row[]>> = {
  cached: () => withPair(options, (pair) => measureCached(pair, options)),
  uncached: () => withPair(options, (pair) => measureUncached(pair, options)),
  pages: () => withPair(options, (pair) => measurePages(pair, options)),
  quotes: () => measureQuotes(options),
  growth: () => measureGrowth(options),
  floods: () => measureFloods(options, { isBehindNginx: false }),
  "floods-nginx": () => measureFloods(options, { isBehindNginx: true }),
  postgis: () => measurePostgis(options),
};
/** These cases run only if `--only` names them, because they need Debian's PostGIS or nginx. */
const ON_REQUEST = ["postgis", "floods-nginx"];

const selected = values.only?.split(",") ?? Object.keys(CASES).filter((name) => !ON_REQUEST.includes(name));
const rows: Row[] = [];
try {
  for (const name of selected) {
    const measure = CASES[name];
    if (!measure)
      throw new Error(`There is no case ${name}. The cases are ${Object.keys(CASES).join(", ")}.`);
    console.log(`\n${name}`);
    for (const row of await measure()) {
      rows.push(row);
      console.log(`  ${row.what}: ${row.measured} ${row.target && `[${row.target}]`} ${verdict(row)}`);
    }
  }
} finally {
  await databases.close();
}

console.log(`\n${describeMachine()}\n\n${markdownTable(rows)}`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
