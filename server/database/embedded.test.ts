import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import { startEmbedded } from "./embedded.ts";
import { openDatabase } from "./open.ts";
import { companies } from "./tables/companies.ts";
import {
  endProcess,
  killPostmaster,
  newDataDir,
  openForTest,
  postmasterPid,
  spawnProcess,
  urlPrintedBy,
} from "./testing/embedded-server.ts";

const COMPANY = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const names = async (database: Database) =>
  (await database.select({ name: companies.name }).from(companies)).map(({ name }) => name);

test("the database is readable by one account only and has safe durability settings", async () => {
  const dataDir = newDataDir();
  // As the server's superuser: an ordinary role does not see all settings.
  const server = await startEmbedded({ dataDir });
  const database = connect(server.url);
  onTestFinished(async () => {
    await database.$client.end();
    await server.close();
  });
  const folder = join(dataDir, "database");
  const modes = ["", "cluster", "password", "server.log"].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
  const { rows } = await database.execute(
    sql`select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories',
                       'server_encoding', 'TimeZone', 'data_checksums', 'password_encryption') order by name`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: "UTC",
    data_checksums: "on",
    fsync: "on",
    full_page_writes: "on",
    listen_addresses: "127.0.0.1",
    password_encryption: "scram-sha-256",
    server_encoding: "UTF8",
    synchronous_commit: "on",
    unix_socket_directories: "",
  });
});

test("two concurrent first starts share one server, and the last process to close stops it", async () => {
  const dataDir = newDataDir();
  const [one, other] = [spawnProcess(dataDir), spawnProcess(dataDir)];
  const [url, otherUrl] = await Promise.all([urlPrintedBy(one), urlPrintedBy(other)]);
  expect(otherUrl).toBe(url);
  expect(readdirSync(dataDir)).toEqual(["database"]);

  await endProcess(one, "SIGTERM");
  expect(postmasterPid(dataDir)).not.toBeNull();
  await endProcess(other, "SIGTERM");
  expect(postmasterPid(dataDir)).toBeNull();
});

test("a start uses the running server of a process that was killed", async () => {
  const dataDir = newDataDir();
  const killed = spawnProcess(dataDir);
  const url = await urlPrintedBy(killed);
  const pid = postmasterPid(dataDir);
  await endProcess(killed, "SIGKILL");

  const { database, url: urlNow, close } = await openDatabase({ databaseUrl: null, dataDir });
  expect(urlNow).toBe(url);
  expect(postmasterPid(dataDir)).toBe(pid);
  expect(await names(database)).toEqual([]);
  await close();
  expect(postmasterPid(dataDir)).toBeNull();
});

test("a server that dies is started again by the running process, with everything committed", async () => {
  const dataDir = newDataDir();
  const lines: string[] = [];
  const { database, close } = await openDatabase({
    databaseUrl: null,
    dataDir,
    log: (line) => lines.push(line),
  });
  onTestFinished(close);
  await database.insert(companies).values(COMPANY);
  const pid = postmasterPid(dataDir);
  killPostmaster(dataDir);
  await expect.poll(() => [pid, null].includes(postmasterPid(dataDir)), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => names(database).catch(() => null), { timeout: 20_000 }).toEqual([COMPANY.name]);
  await expect.poll(() => lines).toContain("The embedded database had stopped and was started again.");
});

test("after a power cut the next start has everything committed, even if another program has the server's process id", async () => {
  const dataDir = newDataDir();
  const killed = spawnProcess(dataDir);
  const before = connect(await urlPrintedBy(killed));
  await before.insert(companies).values(COMPANY);
  await before.$client.end();
  await endProcess(killed, "SIGKILL");
  killPostmaster(dataDir);
  leaveStalePid(dataDir);
  const { database } = await openForTest(dataDir);
  expect(await names(database)).toEqual([COMPANY.name]);
});

/** Starts another program of the same account and writes its process id to `postmaster.pid`. */
function leaveStalePid(dataDir: string) {
  const cluster = join(dataDir, "database", "cluster");
  const { uid, gid } = statSync(cluster);
  const program = spawn("sleep", ["600"], { uid, gid, stdio: "ignore" });
  onTestFinished(() => void program.kill());
  const startedLongAgo = "1700000000";
  writeFileSync(
    join(cluster, "postmaster.pid"),
    [program.pid, cluster, startedLongAgo, "20001", "", "127.0.0.1", "", "ready   ", ""].join("\n"),
  );
}

test("an interrupted first start does not prevent the next one", async () => {
  const dataDir = newDataDir();
  const interrupted = spawnProcess(dataDir);
  const drafts = () => readdirSync(dataDir).filter((name) => existsSync(join(dataDir, name, "cluster")));
  await expect.poll(drafts, { interval: 5, timeout: 20_000 }).toHaveLength(1);
  await endProcess(interrupted, "SIGKILL");
  expect(drafts()).not.toContain("database");

  const { database } = await openForTest(dataDir);
  expect(await names(database)).toEqual([]);
});

test("a start uses another port if the last one is taken", async () => {
  const dataDir = newDataDir();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  const port = Number(readFileSync(join(dataDir, "database", "port"), "utf8"));
  const blocker = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void blocker.close());
  const { url } = await openForTest(dataDir);
  expect(new URL(url).port).not.toBe(String(port));
});

test("the error of a server that cannot start gives the cause and the end of its log", async () => {
  const dataDir = newDataDir();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  writeFileSync(join(dataDir, "database", "cluster", "PG_VERSION"), "9\n");
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
    /did not start\. Its data come from another version of PostgreSQL\.[\s\S]*server\.log:[\s\S]*FATAL/,
  );
});

test.runIf(process.getuid?.() === 0)(
  "started by root, the database works in a folder that is closed to other accounts",
  async () => {
    const { database } = await openForTest(newDataDir(0o700));
    await database.insert(companies).values(COMPANY);
    expect(await names(database)).toEqual([COMPANY.name]);
  },
);

test("the product works as an ordinary role, also on the files of an earlier version, with everything in them", async () => {
  const dataDir = newDataDir();
  // An earlier version worked as the superuser that the files were created with.
  const earlier = await startEmbedded({ dataDir });
  const before = await openDatabase({ databaseUrl: earlier.url, dataDir });
  await before.database.insert(companies).values(COMPANY);
  await before.database.execute(sql`create schema earlier`);
  await before.database.execute(sql`create type earlier.kind as enum ('a')`);
  await before.database.execute(
    sql`create table earlier.parts (id serial, kind earlier.kind) partition by list (kind)`,
  );
  await before.database.execute(sql`create function earlier.one() returns int language sql return 1`);
  await before.close();
  await earlier.close();

  const [{ database }, other] = await Promise.all([openForTest(dataDir), openForTest(dataDir)]);
  expect(await names(other.database)).toEqual([COMPANY.name]);
  const { rows } = await database.execute(
    sql`select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty",
               exists (select from pg_auth_members where member = pg_roles.oid) as "isMember"
        from pg_roles where rolcanlogin order by rolname`,
  );
  expect(rows).toEqual([
    { name: "skip", isMighty: false, isMember: false },
    { name: "skip_superuser", isMighty: true, isMember: false },
  ]);
  const foreign = sql`select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relowner <> 'skip'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'`;
  expect((await database.execute(foreign)).rows).toEqual([]);
  await database.execute(sql`drop schema earlier cascade`);
  await expect(database.execute(sql`copy (select 1) to program 'true'`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
  await expect(database.execute(sql`alter role skip superuser`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});
