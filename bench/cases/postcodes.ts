import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import type { ResolveResult } from "../in-process/postcodes.ts";
import { runInProcess } from "../in-process/run-in-process.ts";
import { median } from "../load/load.ts";
import { count, megabytes, type Row, ratio } from "../report.ts";
import { writePostcodes } from "../synthetic-postcodes.ts";

const MIN = { perSecond: 200_000, speed: 0.5 };
const MAX_BYTES = 60 * 1024 * 1024;

/** Measures the import of 1.8 million synthetic unit postcodes, their resolution to coordinates and their memory. */
export async function measurePostcodes(database: string, folder: string, rounds: number): Promise<Row[]> {
  const file = resolve(folder, "postcodes.csv");
  const rows = await writePostcodes(file);
  // PostgreSQL may run as another user and must be able to read the file.
  await chmod(file, 0o644);
  const times: { copy: number; imported: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const copy = await measureSeconds(() => bareCopy(database, file));
    times.push({ copy, imported: await measureSeconds(() => importFile(database, file)) });
  }
  const speed = median(times.map(({ copy, imported }) => copy / imported));
  const seconds = median(times.map(({ imported }) => imported));
  const {
    perSecond,
    bytes,
    postcodes: known,
  } = await runInProcess<ResolveResult>("postcodes.ts", [], database);
  return [
    {
      what: `importing ${count(rows)} postcodes, the whole command`,
      measured: `${ratio(speed)} of the speed of COPY (${seconds.toFixed(1)} s)`,
      target: `at least ${MIN.speed} of a bare COPY of the same rows`,
      reached: speed >= MIN.speed,
    },
    {
      what: `resolving one of ${count(known)} unit postcodes, in process`,
      measured: `${count(perSecond)} a second`,
      target: `at least ${count(MIN.perSecond)} a second`,
      reached: perSecond >= MIN.perSecond,
    },
    {
      what: "memory of all of them",
      measured: megabytes(bytes),
      target: `under ${megabytes(MAX_BYTES)}`,
      reached: bytes < MAX_BYTES,
    },
  ];
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** Baseline: server-side COPY from a file, the fastest way to load rows. */
async function bareCopy(database: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query("drop table if exists bare_postcodes");
    await client.query("create table bare_postcodes (postcode text, latitude float8, longitude float8)");
    await client.query(`copy bare_postcodes from '${file.replaceAll("'", "''")}' (format csv, header)`);
  } finally {
    await client.end();
  }
}

async function importFile(database: string, file: string): Promise<void> {
  const command = join("server", "commands", "import-postcodes.ts");
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The import failed");
}
