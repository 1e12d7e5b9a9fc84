import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { queryRows } from "../harness/database.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { formatMilliseconds, formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { openHire, openHires } from "./harness/hires.ts";
import { type Postgres, startPostgres } from "./harness/postgres.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { failedReads, slowestMs, startReaders } from "./harness/readers.ts";
import { databaseState, waitUntilDatabaseUp, waitUntilWritten } from "./harness/recovery.ts";
import { BUSY, DATABASE_DOWN } from "./harness/write.ts";
import { expectEmailsQueued, expectRatingsMatch, expectWritesStored } from "./harness/write-log.ts";
import { acceptedPresses, startPressers, startWriters } from "./harness/writers.ts";

/**
 * Duration of an outage of `OUTAGES`. It is longer than the product needs to notice a silent server and to fail a connection
 * attempt.
 */
const OUTAGE_MS = 14_000;
/** Limit for a write: 5 s to notice the outage, 5 s until a connection attempt fails, and 2 s for a busy machine. */
const MAX_WAIT_MS = 12_000;

const OUTAGES: [
  name: string,
  begin: (postgres: Postgres) => unknown,
  end: (postgres: Postgres) => unknown,
  reasons: string[],
][] = [
  ["stopped", (postgres) => postgres.stop(), (postgres) => postgres.start(), [DATABASE_DOWN]],
  [
    "frozen with its connections open",
    (postgres) => postgres.freeze(),
    (postgres) => postgres.thaw(),
    // Until the silence is noticed, a write can wait too long for its turn.
    [DATABASE_DOWN, BUSY],
  ],
];

test.for(OUTAGES)(
  "while the database is %s, reads succeed, writes get a 503 in time, and the product recovers by itself",
  async ([, beginOutage, endOutage, reasons], { task }) => {
    const dataDir = copyDemoData();
    const postgres = await startPostgres(dataDir);
    const product = await startForTest({ dataDir, env: { DATABASE_URL: postgres.url } });
    const writers = startWriters(product.url, await adminToken(product.url));
    const readers = startReaders(product.url);
    await pause(1_000);
    const slowestBefore = slowestMs(readers.reads);

    await beginOutage(postgres);
    const readsBefore = readers.reads.length;
    const writesBefore = writers.writes.length;
    await pause(OUTAGE_MS);
    const started = performance.now();
    expect(await databaseState(product.url)).toBe("down");
    const healthMs = performance.now() - started;
    const reads = readers.reads.slice(readsBefore);
    const writes = writers.writes.slice(writesBefore);
    await endOutage(postgres);
    const [untilWrittenMs, untilUpMs] = await Promise.all([
      waitUntilWritten(writers.writes),
      waitUntilDatabaseUp(product.url),
    ]);
    await Promise.all([writers.stop(), readers.stop()]);

    expect(failedReads(readers.reads)).toEqual([]);
    const refused = writes.filter(({ status }) => status === 503);
    expect(refused.map(({ message }) => message)).toContain(DATABASE_DOWN);
    expect(refused.filter(({ message }) => !reasons.includes(message ?? ""))).toEqual([]);
    expect(writers.writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
    expect(slowestMs(writers.writes)).toBeLessThan(MAX_WAIT_MS);
    await expectWritesStored(postgres.url, writers.writes);
    await expectRatingsMatch(postgres.url, product.url, writers.writes);
    recordMeasurement(task, "reads during the outage, failed reads", `${reads.length}, 0`);
    recordMeasurement(
      task,
      "slowest read before and during the outage",
      `${formatMilliseconds(slowestBefore)}, ${formatMilliseconds(slowestMs(reads))}`,
    );
    recordMeasurement(task, "slowest 503 to a write", formatSeconds(slowestMs(refused)));
    recordMeasurement(task, "response time of /health/ready", formatMilliseconds(healthMs));
    recordMeasurement(
      task,
      "until a write succeeds; until /health/ready reports up",
      `${formatSeconds(untilWrittenMs)}, ${formatSeconds(untilUpMs)}`,
    );
  },
);

/** Milliseconds of pressing before each stop of the database. */
const PRESS_FOR_MS = [200, 700, 1_500, 400, 1_000, 3_000];
/** Hires opened before the presses. A machine that presses on all of them before the last stop opens more meanwhile. */
const HIRES = 24;

test("while the database comes and goes, no accepted press is lost, and none is stored or told twice", async ({
  task,
}) => {
  const dataDir = copyDemoData();
  const postgres = await startPostgres(dataDir);
  const mail = await startMailCatcher();
  onTestFinished(mail.stop);
  const env = { DATABASE_URL: postgres.url, SMTP_URL: mail.url };
  const product = await startForTest({ dataDir, env });
  const source = { url: product.url, databaseUrl: postgres.url, mail };
  const hires = await openHires(source, HIRES);
  const pressers = startPressers(product.url, async () => hires.shift() ?? openHire(source), 3);
  for (const ms of PRESS_FOR_MS) {
    await waitUntilWritten(pressers.writes);
    await pause(ms);
    await postgres.stop();
    await pause(ms);
    await postgres.start();
  }
  await waitUntilWritten(pressers.writes);
  await pressers.stop();
  expect(pressers.writes.filter(({ status }) => ![200, 503].includes(status ?? 0))).toEqual([]);
  await expectWritesStored(postgres.url, pressers.writes);
  await expectEmailsQueued(postgres.url);
  recordMeasurement(
    task,
    "stops; presses accepted, lost, stored twice",
    `${PRESS_FOR_MS.length}; ${acceptedPresses(pressers.writes)}, 0, 0`,
  );
});

test("a change made in the database during an outage is visible after it", async ({ task }) => {
  const dataDir = copyDemoData();
  const postgres = await startPostgres(dataDir);
  const product = await startForTest({ dataDir, env: { DATABASE_URL: postgres.url } });
  postgres.freeze();
  await pause(7_000);
  postgres.thaw();
  await queryRows(postgres.url, "update companies set name = 'Changed elsewhere' where id = 3");
  const started = performance.now();
  const name = async () => (await (await fetch(`${product.url}/api/companies/3`)).json()).name;
  await expect.poll(name).toBe("Changed elsewhere");
  recordMeasurement(task, "until the change is visible", formatSeconds(performance.now() - started));
});

test("the product stops in time while its database is frozen", async ({ task }) => {
  const dataDir = copyDemoData();
  const postgres = await startPostgres(dataDir);
  const product = await startForTest({
    dataDir,
    env: { DATABASE_URL: postgres.url, SMTP_URL: "smtp://127.0.0.1:9" },
  });
  const writers = startWriters(product.url, await adminToken(product.url));
  await pause(300);
  postgres.freeze();
  const started = performance.now();
  expect(await product.stop()).toEqual({ code: 0, signal: null });
  const stopMs = performance.now() - started;
  postgres.thaw();
  await writers.stop();
  recordMeasurement(task, "SIGTERM to exit code 0", formatSeconds(stopMs));
});
