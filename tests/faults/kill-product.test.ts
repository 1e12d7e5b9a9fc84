import { setTimeout as pause } from "node:timers/promises";
import { test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl } from "../harness/database.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { openHires } from "./harness/hires.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { waitUntilAllSent } from "./harness/sent-emails.ts";
import { type WriteResult, write } from "./harness/write.ts";
import { expectEmailsQueued, expectRatingsMatch, expectWritesStored } from "./harness/write-log.ts";
import { acceptedPresses, acceptedWrites, startWriters } from "./harness/writers.ts";

/** Milliseconds of writing before each kill. Different times interrupt different steps of a write. */
const WRITE_FOR_MS = [150, 450, 800, 1_300];

test("killing the product during writes loses no accepted write and stores none twice", async ({ task }) => {
  const dataDir = copyDemoData();
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const mailCatcher = await startMailCatcher();
  const env = { SMTP_URL: mailCatcher.url };
  const all: WriteResult[] = [];
  let product = await startForTest({ dataDir, env });
  const token = await adminToken(product.url);
  const hires = await openHires({ url: product.url, databaseUrl, mail: mailCatcher }, 3);
  let slowestRestartMs = 0;
  for (const ms of WRITE_FOR_MS) {
    const { writes, stop } = startWriters(product.url, token, hires);
    await pause(ms);
    product.kill("SIGKILL");
    await product.exited;
    await stop();
    const started = performance.now();
    product = await startForTest({ dataDir, env, port: product.port });
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - started);
    // A visitor can send an unanswered quote request or press again. The browser then sends the same key.
    const unanswered = writes.filter(({ status }) => status === null);
    const presses = unanswered.filter(({ kind }) => kind === "press");
    const sentAgain = [
      ...unanswered.filter(({ kind }) => kind === "quote").slice(0, 20),
      ...presses.slice(-1),
    ];
    for (const lost of sentAgain) all.push(await write(product.url, token, lost));
    all.push(...writes);
    await expectWritesStored(databaseUrl, all);
    await expectEmailsQueued(databaseUrl);
    await expectRatingsMatch(databaseUrl, product.url, all);
  }
  const sentMs = await waitUntilAllSent(databaseUrl, mailCatcher);
  await mailCatcher.stop();
  recordMeasurement(
    task,
    "kills; writes accepted, lost, stored twice",
    `${WRITE_FOR_MS.length}; ${acceptedWrites(all).length}, 0, 0`,
  );
  recordMeasurement(task, "presses accepted, lost, stored twice", `${acceptedPresses(all)}, 0, 0`);
  recordMeasurement(task, "slowest start after SIGKILL", formatSeconds(slowestRestartMs));
  recordMeasurement(task, "until all emails are sent after the last start", formatSeconds(sentMs));
});
