import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { openBoss } from "#server/jobs/jobs.ts";
import { connect, type Database } from "../connect.ts";
import { MIGRATIONS_FOLDER, migrate } from "../migrate.ts";

const TEMPLATE_LOCK = 7_351_003;
const SILENT = pino({ level: "silent" });
const STALE_AFTER_MS = 60 * 60_000;

export interface TestDatabase {
  database: Database;
  url: string;
  close(): Promise<void>;
}

/** Creates a database with the product's schema and no rows, for one test file. `close` drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("databaseServerUrl");
  const name = await withClient(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const template = await migratedTemplate(client, serverUrl);
    await dropStale(client, template);
    const name = `test_${await serverTime(client)}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${name} template ${template}`);
    return name;
  });
  const url = databaseUrl(serverUrl, name);
  const database = connect(url);
  return {
    database,
    url,
    close: async () => {
      await database.$client.end();
      await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** The name contains a hash of the migrations and of the job queue's package, so a change of them makes a new template. */
async function migratedTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const name = `template_${await migrationsHash()}`;
  if (await exists(client, name)) return name;
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const database = connect(databaseUrl(serverUrl, draft));
  await migrate(database).finally(() => database.$client.end());
  // A test then does not have to create the tables of the job queue.
  const { boss } = await openBoss(
    { databaseUrl: databaseUrl(serverUrl, draft), log: SILENT, pollSeconds: 60 },
    [],
  );
  await boss.stop({ graceful: false });
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Drops test databases that are over an hour old, which killed runs left, and the templates of other migrations. */
async function dropStale(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where (datname ~ '^test_[0-9]+_' and split_part(datname, '_', 2)::bigint < $1)
        or (datname like 'template\\_%' and datname <> $2)`,
    [(await serverTime(client)) - STALE_AFTER_MS, template],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
}

/** Milliseconds by the server's clock: tests set the clock of their own process, and would drop the databases of others. */
async function serverTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ now: string }>(
    "select floor(extract(epoch from clock_timestamp()) * 1000) as now",
  );
  return Number(rows[0]?.now);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash("sha256").update(await readFile("node_modules/pg-boss/package.json"));
  for (const name of (await readdir(MIGRATIONS_FOLDER)).sort())
    if (name.endsWith(".sql")) hash.update(await readFile(join(MIGRATIONS_FOLDER, name)));
  return hash.digest("hex").slice(0, 16);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
