import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { spawnForTest, startForTest } from "./harness/product-for-test.ts";
import { failedReads, startReaders } from "./harness/readers.ts";
import { waitUntilDatabaseUp, waitUntilWritten } from "./harness/recovery.ts";
import { mountSmallDisk } from "./harness/small-disk.ts";
import { DATABASE_DOWN } from "./harness/write.ts";
import { expectRatingsMatch, expectWritesStored } from "./harness/write-log.ts";
import { startWriters } from "./harness/writers.ts";

/** The size of the disk. The demonstration data takes 47 MB of it. */
const DISK_MEGABYTES = 90;
const NO_MOUNT = "this account may not mount a tmpfs";

test("while the disk is full, reads succeed and writes get a 503, and no accepted write is lost", async ({
  task,
  skip,
}) => {
  const disk = mountSmallDisk(DISK_MEGABYTES) ?? skip(NO_MOUNT);
  const dataDir = copyDemoData(disk.folder);
  const product = await startForTest({ dataDir });
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const writers = startWriters(product.url, await adminToken(product.url));
  const readers = startReaders(product.url);
  await pause(500);
  disk.fill(64);
  await expect.poll(() => writers.writes.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  await fillWriteAheadLog(databaseUrl);
  const output = () => product.lines.join("\n");
  await expect.poll(output).toContain("did not start. There is no space left on its disk.");
  disk.empty();
  const recoveryMs = await waitUntilWritten(writers.writes);
  await waitUntilDatabaseUp(product.url);
  await Promise.all([writers.stop(), readers.stop()]);
  expect(failedReads(readers.reads)).toEqual([]);
  expect(writers.writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
  await expectWritesStored(databaseUrl, writers.writes);
  await expectRatingsMatch(databaseUrl, product.url, writers.writes);
  await expectNoCorruption(databaseUrl);
  const refused = writers.writes.filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([DATABASE_DOWN]));
  expect(output()).toContain("The embedded database had stopped and was started again.");
  recordMeasurement(
    task,
    "reads, failed reads; writes answered 503",
    `${readers.reads.length}, 0; ${refused.length}`,
  );
  recordMeasurement(task, "until a write succeeds after space is free", formatSeconds(recoveryMs));
});

test("a start on a full disk says why it fails and leaves nothing that breaks the next start", async ({
  skip,
}) => {
  const disk = mountSmallDisk(DISK_MEGABYTES) ?? skip(NO_MOUNT);
  const env = { ADMIN_PASSWORD: "" };
  const dataDir = join(disk.folder, "first");
  const outputWithFree = async (kilobytes: number) => {
    disk.fill(kilobytes);
    const product = await spawnForTest({ dataDir, env });
    expect(await product.exited).toEqual({ code: 1, signal: null });
    disk.empty();
    return product.lines.join("\n");
  };
  const noSpace = "There is no space left on its disk.";
  expect(await outputWithFree(0)).toBe(
    `Skip Finder could not start: ${dataDir}/admin-password could not be written. ${noSpace}`,
  );
  expect(await outputWithFree(4_096)).toContain(`database could not be made. ${noSpace}`);
  const product = await startForTest({ dataDir, env });
  await product.stop();
  expect(readdirSync(dataDir).sort()).toEqual(["admin-password", "database", "signing-secret"]);
});

/** Writes until the server stops, because PostgreSQL cannot run without space for its write-ahead log. */
async function fillWriteAheadLog(databaseUrl: string) {
  const writeSegment = "select pg_logical_emit_message(true, 'fault', repeat('x', 4000000))";
  while (await queryRows(databaseUrl, writeSegment).catch(() => null));
}

/** Reads every table of the product and the job queue. Checks that PostgreSQL has found no wrong checksum of a page. */
async function expectNoCorruption(databaseUrl: string) {
  const tables = await queryRows<{ name: string }>(
    databaseUrl,
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)",
  );
  for (const { name } of tables) await queryRows(databaseUrl, `select count(*) from ${name}`);
  const [failures] = await queryRows(
    databaseUrl,
    "select coalesce(sum(checksum_failures), 0)::int as failed from pg_stat_database",
  );
  expect(failures).toEqual({ failed: 0 });
}
