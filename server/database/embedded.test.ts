import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "./connect.ts";
import {
  end,
  killPostmaster,
  newDataDir,
  openHere,
  postmasterPid,
  spawnElsewhere,
  urlSaidBy,
} from "./embedded/test-folders.ts";
import { openDatabase } from "./open.ts";
import { companies } from "./tables.ts";

const FIRM = { name: "Aire Skips", location: "Leeds", county: "West Yorkshire" };
const names = async (database: Database) =>
  (await database.select({ name: companies.name }).from(companies)).map(({ name }) => name);

test("the database belongs to one account alone, and is safe against power cuts", async () => {
  const dataDir = newDataDir();
  const { database } = await openHere(dataDir);
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

test("two first starts at once share one server, and the last to leave stops it", async () => {
  const dataDir = newDataDir();
  const [one, other] = [spawnElsewhere(dataDir), spawnElsewhere(dataDir)];
  const [url, otherUrl] = await Promise.all([urlSaidBy(one), urlSaidBy(other)]);
  expect(otherUrl).toBe(url);
  expect(readdirSync(dataDir)).toEqual(["database"]);

  await end(one, "SIGTERM");
  expect(postmasterPid(dataDir)).not.toBeNull();
  await end(other, "SIGTERM");
  expect(postmasterPid(dataDir)).toBeNull();
});

test("a start finds the server of a process that was killed, and joins it", async () => {
  const dataDir = newDataDir();
  const killed = spawnElsewhere(dataDir);
  const url = await urlSaidBy(killed);
  const pid = postmasterPid(dataDir);
  await end(killed, "SIGKILL");

  const { database, url: urlNow, close } = await openDatabase({ databaseUrl: null, dataDir });
  expect(urlNow).toBe(url);
  expect(postmasterPid(dataDir)).toBe(pid);
  expect(await names(database)).toEqual([]);
  await close();
  expect(postmasterPid(dataDir)).toBeNull();
});

test("a server that dies under a running process comes back with everything committed", async () => {
  const dataDir = newDataDir();
  const lines: string[] = [];
  const { database, close } = await openDatabase({
    databaseUrl: null,
    dataDir,
    log: (line) => lines.push(line),
  });
  onTestFinished(close);
  await database.insert(companies).values(FIRM);
  const pid = postmasterPid(dataDir);
  killPostmaster(dataDir);
  await expect.poll(() => [pid, null].includes(postmasterPid(dataDir)), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => names(database).catch(() => null), { timeout: 20_000 }).toEqual([FIRM.name]);
  await expect.poll(() => lines).toContain("The embedded database had stopped and was started again.");
});

test("after a power cut the next start has everything committed, even when another program has the server's number", async () => {
  const dataDir = newDataDir();
  const cut = spawnElsewhere(dataDir);
  const before = connect(await urlSaidBy(cut));
  await before.insert(companies).values(FIRM);
  await before.$client.end();
  await end(cut, "SIGKILL");
  killPostmaster(dataDir);
  leaveStalePid(dataDir);
  const { database } = await openHere(dataDir);
  expect(await names(database)).toEqual([FIRM.name]);
});

/** A program of the server's own account now runs under the number in postmaster.pid. */
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

test("a first start that was cut off does not spoil the next", async () => {
  const dataDir = newDataDir();
  const cutOff = spawnElsewhere(dataDir);
  const drafts = () => readdirSync(dataDir).filter((name) => existsSync(join(dataDir, name, "cluster")));
  await expect.poll(drafts, { interval: 5, timeout: 20_000 }).toHaveLength(1);
  await end(cutOff, "SIGKILL");
  expect(drafts()).not.toContain("database");

  const { database } = await openHere(dataDir);
  expect(await names(database)).toEqual([]);
});

test("a start takes another port when somebody has taken the usual one", async () => {
  const dataDir = newDataDir();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  const port = Number(readFileSync(join(dataDir, "database", "port"), "utf8"));
  const taker = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void taker.close());
  const { url } = await openHere(dataDir);
  expect(new URL(url).port).not.toBe(String(port));
});

test("a server that cannot start says why, with the end of its log", async () => {
  const dataDir = newDataDir();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  writeFileSync(join(dataDir, "database", "cluster", "PG_VERSION"), "9\n");
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
    /did not start\. Its data come from another version of PostgreSQL\.[\s\S]*server\.log:[\s\S]*FATAL/,
  );
});

test.runIf(process.getuid?.() === 0)(
  "for root, the database works below a folder closed to others",
  async () => {
    const { database } = await openHere(newDataDir(0o700));
    await database.insert(companies).values(FIRM);
    expect(await names(database)).toEqual([FIRM.name]);
  },
);
