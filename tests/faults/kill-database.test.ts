import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl } from "../harness/database.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { openHires } from "./harness/hires.ts";
import { startPostgres } from "./harness/postgres.ts";
import { signalPostmaster } from "./harness/postgres-processes.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { waitUntilWritten } from "./harness/recovery.ts";
import { waitUntilAllSent } from "./harness/sent-emails.ts";
import { expectEmailsQueued, expectRatingsMatch, expectWritesStored } from "./harness/write-log.ts";
import { acceptedPresses, acceptedWrites, startWriters } from "./harness/writers.ts";

const WRITE_FOR_MS = [300, 700, 1_100];

interface KillableDatabase {
  databaseUrl: string;
  env: NodeJS.ProcessEnv;
  kill(): void;
  /** Does nothing for the embedded database, which the product restarts. */
  restart(): Promise<void>;
}

const DATABASES: Record<string, (dataDir: string) => Promise<KillableDatabase>> = {
  "an external database": async (dataDir) => {
    const { url, kill, start } = await startPostgres(dataDir);
    return { databaseUrl: url, env: { DATABASE_URL: url }, kill, restart: start };
  },
  "the embedded database": async (dataDir) => ({
    databaseUrl: embeddedDatabaseUrl(dataDir),
    env: {},
    kill: () => signalPostmaster(dataDir, "SIGKILL"),
    restart: async () => {},
  }),
};

test.for(Object.keys(DATABASES))(
  "killing %s during writes loses no accepted write and stores none twice",
  async (name, { task }) => {
    const dataDir = copyDemoData();
    const mailCatcher = await startMailCatcher();
    const database = await DATABASES[name]?.(dataDir);
    if (!database) throw new Error(`There is no ${name}`);
    const { databaseUrl } = database;
    const product = await startForTest({ dataDir, env: { ...database.env, SMTP_URL: mailCatcher.url } });
    const hires = await openHires({ url: product.url, databaseUrl, mail: mailCatcher }, 3);
    const { writes, stop } = startWriters(product.url, await adminToken(product.url), hires);
    const recoveriesMs: number[] = [];
    for (const ms of WRITE_FOR_MS) {
      await pause(ms);
      database.kill();
      await pause(200);
      await database.restart();
      recoveriesMs.push(await waitUntilWritten(writes));
    }
    await stop();
    expect(writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
    await expectWritesStored(databaseUrl, writes);
    await expectEmailsQueued(databaseUrl);
    await expectRatingsMatch(databaseUrl, product.url, writes);
    await waitUntilAllSent(databaseUrl, mailCatcher);
    await mailCatcher.stop();
    recordMeasurement(
      task,
      "kills; writes accepted, lost, stored twice",
      `${WRITE_FOR_MS.length}; ${acceptedWrites(writes).length}, 0, 0`,
    );
    recordMeasurement(task, "presses accepted, lost, stored twice", `${acceptedPresses(writes)}, 0, 0`);
    recordMeasurement(task, "longest time until a write succeeds", formatSeconds(Math.max(...recoveriesMs)));
  },
);
