import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDemonstration } from "./harness/data-folder.ts";
import { startKeenVisitors } from "./harness/load.ts";
import { figure, seconds } from "./harness/measurements.ts";
import { startPostgres } from "./harness/postgres.ts";
import { startProduct, stopProduct } from "./harness/product.ts";
import { expectKept } from "./harness/write-log.ts";
import { accepted, signIn } from "./harness/writers.ts";

const VISITORS = 24;
const MOMENTS_MS = [500, 900, 1_300];

test("told to end under load, the product answers whatever it took and takes no more", async ({ task }) => {
  const dataDir = copyDemonstration();
  const postgres = await startPostgres(dataDir);
  let answered = 0;
  let longest = 0;
  for (const moment of MOMENTS_MS) {
    const product = await startProduct({ dataDir, env: { DATABASE_URL: postgres.url } });
    const visitors = startKeenVisitors(product, await signIn(product.url), VISITORS);
    await pause(moment);
    const started = performance.now();
    expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
    longest = Math.max(longest, performance.now() - started);
    await visitors.refused;
    expect(visitors.lost).toEqual([]);
    expect(accepted(visitors.writes).length).toBe(
      visitors.writes.filter(({ status }) => status !== null).length,
    );
    await expectKept(postgres.url, visitors.writes);
    answered += visitors.answered;
  }
  figure(task, "rounds, requests answered, lost", `${MOMENTS_MS.length}, ${answered}, 0`);
  figure(task, "SIGTERM to exit code 0, at most", seconds(longest));
});
