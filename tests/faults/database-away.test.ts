import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDemonstration } from "./harness/data-folder.ts";
import { figure, milliseconds, seconds } from "./harness/measurements.ts";
import { type Postgres, startPostgres } from "./harness/postgres.ts";
import { startProduct, stopProduct } from "./harness/product.ts";
import { failed, startReaders, worst } from "./harness/readers.ts";
import { databaseState, untilUp, untilWritten } from "./harness/recovery.ts";
import { DATABASE_DOWN } from "./harness/write.ts";
import { expectKept, expectScores, rowsOf } from "./harness/write-log.ts";
import { signIn, startWriters } from "./harness/writers.ts";

/** Longer than it takes to notice that a server has fallen silent, and to fail a connection to it. */
const AWAY_MS = 14_000;
/** Noticing takes five seconds, reaching a server that does not answer fails after five, and machines are busy. */
const LONGEST_WAIT_MS = 12_000;

const FAULTS: [
  name: string,
  goAway: (postgres: Postgres) => unknown,
  comeBack: (postgres: Postgres) => unknown,
][] = [
  ["stopped", (postgres) => postgres.stop(), (postgres) => postgres.start()],
  ["frozen with its connections open", (postgres) => postgres.freeze(), (postgres) => postgres.thaw()],
];

test.for(FAULTS)(
  "while the database is %s, reading goes on, writes say so in time, and all heals by itself",
  async ([, goAway, comeBack], { task }) => {
    const dataDir = copyDemonstration();
    const postgres = await startPostgres(dataDir);
    const product = await startProduct({ dataDir, env: { DATABASE_URL: postgres.url } });
    const token = await signIn(product.url);
    const writers = startWriters(product.url, token);
    const readers = startReaders(product.url);
    await pause(1_000);
    const before = worst(readers.reads);

    await goAway(postgres);
    const readsBefore = readers.reads.length;
    const writesBefore = writers.writes.length;
    await pause(AWAY_MS);
    const started = performance.now();
    expect(await databaseState(product.url)).toBe("down");
    const health = performance.now() - started;
    const reads = readers.reads.slice(readsBefore);
    const writes = writers.writes.slice(writesBefore);
    await comeBack(postgres);
    const [healed, healthy] = await Promise.all([untilWritten(writers.writes), untilUp(product.url)]);
    await Promise.all([writers.stop(), readers.stop()]);

    expect(failed(readers.reads)).toEqual([]);
    const refused = writes.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([DATABASE_DOWN]));
    expect(writers.writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
    expect(worst(writers.writes)).toBeLessThan(LONGEST_WAIT_MS);
    await expectKept(postgres.url, writers.writes);
    await expectScores(postgres.url, product.url, writers.writes);
    figure(task, "reads meanwhile, of them failed", `${reads.length}, 0`);
    figure(
      task,
      "worst read before, and meanwhile",
      `${milliseconds(before)}, ${milliseconds(worst(reads))}`,
    );
    figure(task, "a write waits for its 503 at most", seconds(worst(refused)));
    figure(task, "/health/ready takes", milliseconds(health));
    figure(
      task,
      "until a write succeeds, until /health/ready says up",
      `${seconds(healed)}, ${seconds(healthy)}`,
    );
  },
);

test("a change made while the product could not hear of it shows when the database is back", async ({
  task,
}) => {
  const dataDir = copyDemonstration();
  const postgres = await startPostgres(dataDir);
  const product = await startProduct({ dataDir, env: { DATABASE_URL: postgres.url } });
  postgres.freeze();
  await pause(7_000);
  postgres.thaw();
  await rowsOf(postgres.url, "update companies set name = 'Changed elsewhere' where id = 3");
  const started = performance.now();
  const name = async () => (await (await fetch(`${product.url}/api/companies/3`)).json()).name;
  await expect.poll(name).toBe("Changed elsewhere");
  figure(task, "until it shows", seconds(performance.now() - started));
});

test("the product ends in time while its database is frozen", async ({ task }) => {
  const dataDir = copyDemonstration();
  const postgres = await startPostgres(dataDir);
  const product = await startProduct({
    dataDir,
    env: { DATABASE_URL: postgres.url, SMTP_URL: "smtp://127.0.0.1:9" },
  });
  const writers = startWriters(product.url, await signIn(product.url));
  await pause(300);
  postgres.freeze();
  const started = performance.now();
  expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
  const took = performance.now() - started;
  postgres.thaw();
  await writers.stop();
  figure(task, "SIGTERM to exit code 0", seconds(took));
});
