import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { recordMeasurement } from "../harness/measurements.ts";
import type { Product } from "../harness/product.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { read } from "./harness/readers.ts";
import { type RepeatableWrite, requestFor, write } from "./harness/write.ts";
import { expectEmailsQueued, expectRatingsMatch, expectWritesStored } from "./harness/write-log.ts";

const WRITES = 120;
const DOWNLOADS = 30;

/**
 * Opens a connection, sends the text and resets the connection. `afterMs` counts from the start of connecting. If it is near 0,
 * the reset can precede the text.
 */
function sendAndReset(port: number, text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(text));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
    setTimeout(() => socket.resetAndDestroy(), afterMs);
  });
}

function rawRequest({ method, path, body, headers }: ReturnType<typeof requestFor>): string {
  const all = { ...headers, host: "skips", "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/** Returns the log lines that a normal start does not print. */
const unexpectedLines = ({ lines }: Product) =>
  lines.filter((line) => !/^(Database|E-?mail|Skip Finder is ready)/i.test(line));

test("a client that disconnects early leaves a complete write or none, and no error in the log", async ({
  task,
}) => {
  const dataDir = copyDemoData();
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const product = await startForTest({ dataDir });
  const token = await adminToken(product.url);
  const planned: RepeatableWrite[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const kind = (["quote", "review", "edit"] as const)[n % 3] ?? "quote";
    const next = { kind, marker: randomUUID(), companyId: 1 };
    planned.push(next);
    const text = rawRequest(requestFor(token, next));
    // One third of the clients disconnect within the headers, one third within the body, and one third after the whole request.
    const part = [text.slice(0, 40), text.slice(0, -10), text][Math.floor(n / 3) % 3] ?? text;
    await sendAndReset(product.port, part, n % 13);
  }
  const dropped = planned.map((one) => ({ ...one, status: null, message: null, ms: 0, sentAt: 0 }));
  const repeated = [];
  for (const one of planned) if (one.kind === "quote") repeated.push(await write(product.url, token, one));
  await expectWritesStored(databaseUrl, [...dropped, ...repeated]);
  await expectEmailsQueued(databaseUrl);
  await expectRatingsMatch(databaseUrl, product.url, dropped);
  expect(unexpectedLines(product)).toEqual([]);
  recordMeasurement(task, "requests dropped; errors logged", `${WRITES}, 0`);
});

test("a client that disconnects during a download leaves no open database transaction", async ({ task }) => {
  const dataDir = copyDemoData();
  const product = await startForTest({ dataDir });
  const token = await adminToken(product.url);
  const download = `GET /api/companies.csv HTTP/1.1\r\nhost: skips\r\nauthorization: Bearer ${token}\r\n\r\n`;
  for (let n = 0; n < DOWNLOADS; n += 1) await sendAndReset(product.port, download, 10 + n * 3);
  for (let n = 0; n < DOWNLOADS; n += 1)
    await sendAndReset(
      product.port,
      `GET /search?location=Leeds&radius=${20 + n} HTTP/1.1\r\nhost: skips\r\n\r\n`,
      n,
    );
  await pause(500);
  const [open] = await queryRows(
    embeddedDatabaseUrl(dataDir),
    "select count(*)::int as transactions from pg_stat_activity where state like 'idle in transaction%' or state = 'active' and pid <> pg_backend_pid()",
  );
  expect(open).toEqual({ transactions: 0 });
  expect((await read(product.url, "/search?location=Leeds&radius=20")).status).toBe(200);
  expect((await write(product.url, token, { kind: "quote", marker: "after", companyId: 1 })).status).toBe(
    201,
  );
  expect(unexpectedLines(product)).toEqual([]);
  recordMeasurement(task, "responses dropped; errors logged", `${2 * DOWNLOADS}, 0`);
});
