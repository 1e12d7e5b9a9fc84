import { readdirSync } from "node:fs";
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
  await Promise.all(processes.map(migrate));
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));
  expect(await applied()).toBe(migrations.length);
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
