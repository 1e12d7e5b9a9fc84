import { setTimeout as pause } from "node:timers/promises";
import { test } from "vitest";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { copyDemonstration } from "./harness/data-folder.ts";
import { figure, seconds } from "./harness/measurements.ts";
import { embeddedUrl, startProduct } from "./harness/product.ts";
import { untilAllSent } from "./harness/sent-emails.ts";
import { type Write, write } from "./harness/write.ts";
import { expectDeliveries, expectKept, expectScores } from "./harness/write-log.ts";
import { accepted, signIn, startWriters } from "./harness/writers.ts";

/** How long the writers write before the product dies: varied, so that it dies in the middle of different things. */
const MOMENTS_MS = [150, 450, 800, 1_300];

test("killed in the middle of writes, the product loses and doubles nothing", async ({ task }) => {
  const dataDir = copyDemonstration();
  const mailServer = await startMailCatcher();
  const env = { SMTP_URL: mailServer.url };
  const all: Write[] = [];
  let product = await startProduct({ dataDir, env });
  const token = await signIn(product.url);
  let restarts = 0;
  for (const moment of MOMENTS_MS) {
    const { writes, stop } = startWriters(product.url, token);
    await pause(moment);
    product.kill("SIGKILL");
    await product.ended;
    await stop();
    const started = performance.now();
    product = await startProduct({ dataDir, env, port: product.port });
    restarts = Math.max(restarts, performance.now() - started);
    // Whoever got no answer sends again what can be sent again.
    for (const lost of writes.filter(({ kind, status }) => kind === "quote" && status === null).slice(0, 20))
      all.push(await write(product.url, token, lost));
    all.push(...writes);
    await expectKept(embeddedUrl(dataDir), all);
    await expectDeliveries(embeddedUrl(dataDir));
    await expectScores(embeddedUrl(dataDir), product.url, all);
  }
  const healed = await untilAllSent(embeddedUrl(dataDir), mailServer);
  await mailServer.stop();
  figure(
    task,
    "rounds; writes answered with success, lost, doubled",
    `${MOMENTS_MS.length}; ${accepted(all).length}, 0, 0`,
  );
  figure(task, "start again after kill -9, at most", seconds(restarts));
  figure(task, "until the last e-mail had left after the last start", seconds(healed));
});
