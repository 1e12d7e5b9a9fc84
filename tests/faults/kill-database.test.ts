import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { copyDemonstration } from "./harness/data-folder.ts";
import { figure, seconds } from "./harness/measurements.ts";
import { startPostgres } from "./harness/postgres.ts";
import { tellServer } from "./harness/postgres-processes.ts";
import { embeddedUrl, startProduct } from "./harness/product.ts";
import { untilWritten } from "./harness/recovery.ts";
import { untilAllSent } from "./harness/sent-emails.ts";
import { expectDeliveries, expectKept, expectScores } from "./harness/write-log.ts";
import { accepted, signIn, startWriters } from "./harness/writers.ts";

const MOMENTS_MS = [300, 700, 1_100];

interface Killed {
  databaseUrl: string;
  env: NodeJS.ProcessEnv;
  kill(): void;
  /** Starts it again, where nobody else does. */
  start(): Promise<void>;
}

const DATABASES: Record<string, (dataDir: string) => Promise<Killed>> = {
  "an external database": async (dataDir) => {
    const postgres = await startPostgres(dataDir);
    return { ...postgres, databaseUrl: postgres.url, env: { DATABASE_URL: postgres.url } };
  },
  "the embedded database": async (dataDir) => ({
    databaseUrl: embeddedUrl(dataDir),
    env: {},
    kill: () => tellServer(dataDir, "SIGKILL"),
    start: async () => {},
  }),
};

test.for(Object.keys(DATABASES))(
  "%s killed in the middle of writes costs no write that was answered",
  async (name, { task }) => {
    const dataDir = copyDemonstration();
    const mailServer = await startMailCatcher();
    const database = await DATABASES[name]?.(dataDir);
    if (!database) throw new Error(`There is no ${name}`);
    const { databaseUrl } = database;
    const product = await startProduct({ dataDir, env: { ...database.env, SMTP_URL: mailServer.url } });
    const { writes, stop } = startWriters(product.url, await signIn(product.url));
    const healed: number[] = [];
    for (const moment of MOMENTS_MS) {
      await pause(moment);
      database.kill();
      await pause(200);
      await database.start();
      healed.push(await untilWritten(writes));
    }
    await stop();
    expect(writes.filter(({ status }) => ![200, 201, 503].includes(status ?? 0))).toEqual([]);
    await expectKept(databaseUrl, writes);
    await expectDeliveries(databaseUrl);
    await expectScores(databaseUrl, product.url, writes);
    await untilAllSent(databaseUrl, mailServer);
    await mailServer.stop();
    figure(
      task,
      "rounds; writes answered with success, lost, doubled",
      `${MOMENTS_MS.length}; ${accepted(writes).length}, 0, 0`,
    );
    figure(task, "until a write succeeds again, at most", seconds(Math.max(...healed)));
  },
);
