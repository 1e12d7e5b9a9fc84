import pg from "pg";
import { adminToken } from "../../tests/harness/admin-token.ts";
import { eachOnce, median, ratePerCpu } from "../load.ts";
import type { BenchOptions } from "../pair.ts";
import { count, megabytes, ms, type Row } from "../report.ts";
import { searchPaths } from "../search-paths.ts";
import { type MeasuredServer, startMeasured } from "../servers.ts";

interface Directory {
  companies: number;
  editMs: number;
  startSeconds?: number;
}

const SMALL: Directory = { companies: 4_276, editMs: 50, startSeconds: 2 };
const LARGE: Directory = { companies: 100_000, editMs: 300 };
const MAX_BYTES_PER_COMPANY = 8_192;
const EDITS = 7;

interface Growth {
  residentBytes: number;
  startSeconds: number;
  editMs: number;
  rate: number;
}

export async function measureGrowth(options: BenchOptions): Promise<Row[]> {
  const rows = await measureBuild(options, null);
  const others = options.againstFolder ? await measureBuild(options, options.againstFolder) : [];
  return [...rows, ...others.map((row) => ({ ...row, what: `the other build: ${row.what}`, reached: null }))];
}

async function measureBuild(options: BenchOptions, folder: string | null): Promise<Row[]> {
  const small = await measureDirectory(options, folder, SMALL.companies);
  const large = await measureDirectory(options, folder, LARGE.companies);
  const bytes = (large.residentBytes - small.residentBytes) / (LARGE.companies - SMALL.companies);
  return [
    ...rowsOf(small, SMALL),
    ...rowsOf(large, LARGE),
    row("memory of a further company", bytes, (value) => `${count(value)} bytes`, MAX_BYTES_PER_COMPANY),
  ];
}

const rowsOf = ({ editMs, startSeconds, rate, residentBytes }: Growth, limits: Directory): Row[] => {
  const name = `${count(limits.companies)} companies`;
  return [
    row(`${name}: an edit, until it is visible`, editMs, ms, limits.editMs),
    row(`${name}: start`, startSeconds, (seconds) => `${seconds.toFixed(1)} s`, limits.startSeconds),
    row(`${name}: pages of 20 a second, uncached`, rate, count),
    row(`${name}: memory`, residentBytes, megabytes),
  ];
};

const row = (what: string, value: number, format: (value: number) => string, max?: number): Row => ({
  what,
  measured: format(value),
  target: max === undefined ? "" : `at most ${format(max)}`,
  reached: max === undefined ? null : value <= max,
});

async function measureDirectory(
  { emptyDatabase, seconds }: BenchOptions,
  folder: string | null,
  companies: number,
): Promise<Growth> {
  const database = await emptyDatabase("growth");
  // The first start creates the tables and loads the demonstration.
  await (await startMeasured(database, folder)).stop();
  await multiplyCompanies(database, companies);
  const started = performance.now();
  const server = await startMeasured(database, folder);
  const startSeconds = (performance.now() - started) / 1_000;
  try {
    const next = eachOnce(searchPaths("/api/companies", "&page=1&limit=20"), "identity");
    const load = { connections: 32, next, seconds };
    await ratePerCpu(server, load);
    const rate = await ratePerCpu(server, load);
    const { residentBytes } = await server.usage();
    return { residentBytes, startSeconds, editMs: await measureEdits(server, companies), rate };
  } finally {
    await server.stop();
  }
}

/**
 * Adds copies of companies at random places in England and Wales until there are `companies`. The name of a copy gets a number.
 */
async function multiplyCompanies(database: string, companies: number): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'companies' and is_generated = 'NEVER'",
  );
  const different: Record<string, string> = {
    id: "series",
    name: "sample.name || ' ' || series",
    latitude: "50.5 + random() * 4.5",
    longitude: "-4 + random() * 5",
  };
  const names = rows.map(({ name }) => `"${name}"`).join(", ");
  const values = rows.map(({ name }) => different[name] ?? `sample."${name}"`).join(", ");
  // Disables triggers, because a notification for each row would take longer than the insert.
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into companies (${names}) select ${values} from generate_series(4277, ${companies}) as series
     join companies as sample on sample.id = 1 + series % 4276`,
  );
  await client.query("vacuum analyze companies");
  await client.end();
}

/** The median time in milliseconds for an edit over the API and a request that reads the edited company. */
async function measureEdits({ port }: MeasuredServer, companies: number): Promise<number> {
  const url = `http://127.0.0.1:${port}`;
  const headers = {
    authorization: `Bearer ${await adminToken(url)}`,
    "content-type": "application/json",
  };
  const times: number[] = [];
  for (let number = 0; number < EDITS; number += 1) {
    const company = `${url}/api/companies/${1 + Math.floor((companies / EDITS) * number)}`;
    const phone = `07700 90010${number}`;
    const began = performance.now();
    await fetch(company, { method: "PUT", headers, body: JSON.stringify({ phone }) });
    const edited = (await (await fetch(company)).json()) as { phone: string };
    times.push(performance.now() - began);
    if (edited.phone !== phone) throw new Error(`The edit of ${company} is not visible`);
  }
  return median(times);
}
