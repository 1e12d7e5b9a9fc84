import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { startLoad } from "./harness/load.ts";
import { startPostgres } from "./harness/postgres.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { expectWritesStored } from "./harness/write-log.ts";
import { acceptedWrites } from "./harness/writers.ts";

const CLIENTS = 24;
const LOAD_FOR_MS = [500, 900, 1_300];

test("a product stopped under load answers every request it accepted and refuses the others", async ({
  task,
}) => {
  const dataDir = copyDemoData();
  const postgres = await startPostgres(dataDir);
  let answered = 0;
  let slowestStopMs = 0;
  for (const ms of LOAD_FOR_MS) {
    const product = await startForTest({ dataDir, env: { DATABASE_URL: postgres.url } });
    const load = startLoad(product, await adminToken(product.url), CLIENTS);
    await pause(ms);
    const started = performance.now();
    expect(await product.stop()).toEqual({ code: 0, signal: null });
    slowestStopMs = Math.max(slowestStopMs, performance.now() - started);
    await load.refused;
    expect(load.lost).toEqual([]);
    expect(acceptedWrites(load.writes).length).toBe(
      load.writes.filter(({ status }) => status !== null).length,
    );
    await expectWritesStored(postgres.url, load.writes);
    answered += load.answered;
  }
  recordMeasurement(task, "stops, requests answered, lost", `${LOAD_FOR_MS.length}, ${answered}, 0`);
  recordMeasurement(task, "slowest SIGTERM to exit code 0", formatSeconds(slowestStopMs));
});
