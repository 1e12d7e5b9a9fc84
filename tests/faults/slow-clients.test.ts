import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDemonstration } from "./harness/data-folder.ts";
import type { Product } from "./harness/launch.ts";
import { figure, milliseconds, seconds } from "./harness/measurements.ts";
import { startProduct } from "./harness/product.ts";
import { failed, startReaders, worst } from "./harness/readers.ts";
import { openSlowClient, type SlowClient, type Slowness } from "./harness/slow-client.ts";

const EACH = 100;
/** The door's own limits, with what a busy machine adds. */
const LONGEST_HEADERS_MS = 25_000;
const LONGEST_REQUEST_MS = 68_000;

const POST =
  "POST /api/reviews HTTP/1.1\r\nhost: skips\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n";
const BIG = "GET /api/companies?location=Leeds&radius=100 HTTP/1.1\r\nhost: skips\r\n\r\n";

const memory = ({ pid }: Product) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

test("hundreds of clients that take their time are told and cut off, and nobody else notices", async ({
  task,
}) => {
  const product = await startProduct({ dataDir: copyDemonstration() });
  const readers = startReaders(product.url);
  await pause(2_000);
  const before = { worst: worst(readers.reads), memory: memory(product) };
  const openMany = (slowness: Slowness) =>
    Promise.all(Array.from({ length: EACH }, () => openSlowClient(product.port, slowness)));
  const inHeaders = await openMany({ begin: "GET / HTTP/1.1\r\nhost: skips\r\n", drip: "x-drop: x\r\n" });
  const inBody = await openMany({ begin: POST, drip: "x" });
  const reading = await openMany({ begin: BIG, readBytesPerSecond: 1 });

  const headers = await endOf(inHeaders);
  const bodies = await endOf(inBody);
  const after = memory(product);
  await readers.stop();
  expect(headers).toEqual({ said: ["HTTP/1.1 408 Request Timeout"], ms: expect.any(Number) });
  expect(headers.ms).toBeLessThan(LONGEST_HEADERS_MS);
  expect(bodies).toEqual({ said: ["HTTP/1.1 408 Request Timeout"], ms: expect.any(Number) });
  expect(bodies.ms).toBeLessThan(LONGEST_REQUEST_MS);
  expect(failed(readers.reads)).toEqual([]);
  expect(product.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  figure(task, "slow in headers, in bodies, in reading", `${EACH}, ${EACH}, ${EACH}`);
  figure(task, "408 to headers, to bodies, after", `${seconds(headers.ms)}, ${seconds(bodies.ms)}`);
  const reads = [before.worst, worst(readers.reads)].map(milliseconds);
  figure(task, "worst read of others before, and meanwhile", reads.join(", "));
  figure(task, "memory before, and at the end", `${before.memory} MB, ${after} MB`);
  for (const { close } of reading) close();
});

/** What all of them were told in the end, and how long the last one was borne. */
async function endOf(clients: readonly SlowClient[]) {
  const ends = await Promise.all(clients.map(({ ended }) => ended));
  return {
    said: [...new Set(ends.map(({ said }) => said.split("\r\n")[0]))],
    ms: Math.max(...ends.map(({ ms }) => ms)),
  };
}
