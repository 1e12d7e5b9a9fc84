import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { formatMilliseconds, formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import type { Product } from "../harness/product.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { failedReads, slowestMs, startReaders } from "./harness/readers.ts";
import { openSlowClient, type SlowClient, type SlowClientOptions } from "./harness/slow-client.ts";

const CLIENTS_OF_EACH_KIND = 100;
/**
 * Limits for the server's timeouts of 20 s for the headers and 60 s for a whole request, with some seconds more for a busy
 * machine.
 */
const MAX_HEADERS_MS = 25_000;
const MAX_REQUEST_MS = 68_000;

const POST =
  "POST /api/reviews HTTP/1.1\r\nhost: skips\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n";
const LARGE_GET = "GET /api/companies?location=Leeds&radius=100 HTTP/1.1\r\nhost: skips\r\n\r\n";

const residentMegabytes = ({ pid }: Product) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

test("three hundred slow clients get a 408 or are disconnected, and other clients are served", async ({
  task,
}) => {
  const product = await startForTest({ dataDir: copyDemoData() });
  const readers = startReaders(product.url);
  await pause(2_000);
  const before = { slowest: slowestMs(readers.reads), memory: residentMegabytes(product) };
  const openMany = (options: SlowClientOptions) =>
    Promise.all(Array.from({ length: CLIENTS_OF_EACH_KIND }, () => openSlowClient(product.port, options)));
  const slowHeaders = await openMany({ begin: "GET / HTTP/1.1\r\nhost: skips\r\n", drip: "x-drop: x\r\n" });
  const slowBodies = await openMany({ begin: POST, drip: "x" });
  const slowReaders = await openMany({ begin: LARGE_GET, readBytesPerSecond: 1 });

  const headers = await outcomeOf(slowHeaders);
  const bodies = await outcomeOf(slowBodies);
  const memoryAfter = residentMegabytes(product);
  await readers.stop();
  expect(headers).toEqual({ statusLines: ["HTTP/1.1 408 Request Timeout"], ms: expect.any(Number) });
  expect(headers.ms).toBeLessThan(MAX_HEADERS_MS);
  expect(bodies).toEqual({ statusLines: ["HTTP/1.1 408 Request Timeout"], ms: expect.any(Number) });
  expect(bodies.ms).toBeLessThan(MAX_REQUEST_MS);
  expect(failedReads(readers.reads)).toEqual([]);
  expect(product.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  const each = CLIENTS_OF_EACH_KIND;
  recordMeasurement(task, "clients slow in headers, in bodies, in reading", `${each}, ${each}, ${each}`);
  recordMeasurement(
    task,
    "408 to headers, to bodies, after",
    `${formatSeconds(headers.ms)}, ${formatSeconds(bodies.ms)}`,
  );
  const slowest = [before.slowest, slowestMs(readers.reads)].map(formatMilliseconds);
  recordMeasurement(task, "slowest read of other clients before and meanwhile", slowest.join(", "));
  recordMeasurement(task, "memory before and at the end", `${before.memory} MB, ${memoryAfter} MB`);
  for (const { close } of slowReaders) close();
});

/** Returns the distinct status lines that the clients received, and the duration of the longest connection. */
async function outcomeOf(clients: readonly SlowClient[]) {
  const ends = await Promise.all(clients.map(({ closed }) => closed));
  return {
    statusLines: [...new Set(ends.map(({ received }) => received.split("\r\n")[0]))],
    ms: Math.max(...ends.map(({ ms }) => ms)),
  };
}
