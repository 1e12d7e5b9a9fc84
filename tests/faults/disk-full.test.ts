import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDemonstration } from "./harness/data-folder.ts";
import { figure, seconds } from "./harness/measurements.ts";
import { embeddedUrl, launchForTest, startProduct, stopProduct } from "./harness/product.ts";
import { failed, startReaders } from "./harness/readers.ts";
import { untilUp, untilWritten } from "./harness/recovery.ts";
import { mountSmallDisk } from "./harness/small-disk.ts";
import { DATABASE_DOWN } from "./harness/write.ts";
import { expectKept, expectScores, rowsOf } from "./harness/write-log.ts";
import { signIn, startWriters } from "./harness/writers.ts";

/** The demonstration takes 47 MB. */
const MEGABYTES = 90;
const NO_MOUNT = "this account may not mount a small disk";

test("while the disk is full, reading goes on, writes say so, and nothing is lost once there is room", async ({
  task,
  skip,
}) => {
  const disk = mountSmallDisk(MEGABYTES) ?? skip(NO_MOUNT);
  const dataDir = copyDemonstration(disk.folder);
  const product = await startProduct({ dataDir });
  const writers = startWriters(product.url, await signIn(product.url));
  const readers = startReaders(product.url);
  await pause(500);
  disk.fill(64);
  await expect.poll(() => writers.writes.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  await useUpLog(embeddedUrl(dataDir));
  await pause(8_000);
  disk.empty();
  const healed = await untilWritten(writers.writes);
  await untilUp(product.url);
  await Promise.all([writers.stop(), readers.stop()]);
  expect(failed(readers.reads)).toEqual([]);
  expect(writers.writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
  await expectKept(embeddedUrl(dataDir), writers.writes);
  await expectScores(embeddedUrl(dataDir), product.url, writers.writes);
  await expectWhole(embeddedUrl(dataDir));
  const refused = writers.writes.filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([DATABASE_DOWN]));
  const said = product.lines.join("\n");
  expect(said).toContain("did not start. There is no space left on its disk.");
  expect(said).toContain("The embedded database had stopped and was started again.");
  figure(task, "reads, of them failed; writes answered 503", `${readers.reads.length}, 0; ${refused.length}`);
  figure(task, "until a write succeeds once there is room", seconds(healed));
});

test("a start without room on the disk says why, and leaves nothing that spoils the next", async ({
  skip,
}) => {
  const disk = mountSmallDisk(MEGABYTES) ?? skip(NO_MOUNT);
  const env = { ADMIN_PASSWORD: "" };
  const saidWith = async (leaving: number, dataDir: string) => {
    disk.fill(leaving);
    const product = await launchForTest({ dataDir, env });
    expect(await product.ended).toEqual({ code: 1, signal: null });
    disk.empty();
    return product.lines.join("\n");
  };
  const first = join(disk.folder, "first");
  const noSpace = "There is no space left on its disk.";
  expect(await saidWith(0, first)).toBe(
    `Skip Finder could not start: ${first}/admin-password could not be written. ${noSpace}`,
  );
  expect(await saidWith(4_096, first)).toContain(`database could not be made. ${noSpace}`);
  const product = await startProduct({ dataDir: first, env });
  await stopProduct(product);
  expect(readdirSync(first).sort()).toEqual(["admin-password", "database", "signing-secret"]);
});

/** Without room for its log of changes the server gives up, and cannot be started either. */
async function useUpLog(databaseUrl: string) {
  const goOn = "select pg_logical_emit_message(true, 'fault', 'x'), pg_switch_wal()";
  while (await rowsOf(databaseUrl, goOn).catch(() => null));
}

/** Every page of every table and index can be read, and its checksum is right. */
async function expectWhole(databaseUrl: string) {
  const tables = await rowsOf<{ name: string }>(
    databaseUrl,
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)",
  );
  for (const { name } of tables) await rowsOf(databaseUrl, `select count(*) from ${name}`);
  const [failures] = await rowsOf(
    databaseUrl,
    "select coalesce(sum(checksum_failures), 0)::int as failed from pg_stat_database",
  );
  expect(failures).toEqual({ failed: 0 });
}
