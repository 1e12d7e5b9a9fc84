import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import { MIGRATIONS_FOLDER, migrate } from "./migrate.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let opened: TestDatabase;
let processes: Database[];

beforeAll(async () => {
  opened = await openTestDatabase();
  processes = Array.from({ length: 4 }, () => connect(opened.url));
});
afterAll(async () => {
  await Promise.all(processes.map(({ $client }) => $client.end()));
  await opened.close();
});
beforeEach(async () => {
  await opened.database.execute(sql`drop schema if exists drizzle, public cascade`);
  await opened.database.execute(sql`create schema public`);
});

const applied = async () =>
  (await opened.database.execute(sql`select created_at from drizzle.__drizzle_migrations`)).rowCount;

test("processes that start at the same time apply each migration once", async () => {
  await Promise.all(processes.map((database) => migrate(database)));
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));
  expect(await applied()).toBe(migrations.length);
});

/** A folder with one migration, newer than all others. */
async function folderWith(migration: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const entry = { idx: 0, version: "7", when: Date.UTC(2100, 0), tag: "0000_later", breakpoints: true };
  await mkdir(join(folder, "meta"));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));
  await writeFile(join(folder, "0000_later.sql"), migration);
  return folder;
}

test("a migration that waits for a long request holds up no other request, and is applied after it", async () => {
  const [starting, requests, visitors] = processes as [Database, Database, Database];
  await migrate(opened.database);
  const folder = await folderWith("ALTER TABLE proposals ADD COLUMN later text");
  const long = await requests.$client.connect();
  await long.query("begin");
  await long.query("select from proposals");
  const migrating = migrate(starting, folder);
  const waiting = sql`select from pg_locks where relation = 'proposals'::regclass and not granted`;
  await expect.poll(async () => (await opened.database.execute(waiting)).rowCount).toBe(1);
  await visitors.execute(sql`select from proposals`);
  await long.query("commit");
  long.release();
  await migrating;
  await opened.database.execute(sql`select later from proposals`);
  await rm(folder, { recursive: true });
});

test("an older version of the product leaves a newer schema unchanged", async () => {
  await migrate(opened.database);
  const before = await applied();
  const future = Date.UTC(2100, 0);
  await opened.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${future})`,
  );
  await migrate(opened.database);
  expect(await applied()).toBe((before ?? 0) + 1);
});
