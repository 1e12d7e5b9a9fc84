import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDemonstration } from "./harness/data-folder.ts";
import { figure } from "./harness/measurements.ts";
import { embeddedUrl, startProduct } from "./harness/product.ts";
import { read } from "./harness/readers.ts";
import { requestOf, type Wanted, write } from "./harness/write.ts";
import { expectDeliveries, expectKept, expectScores, rowsOf } from "./harness/write-log.ts";
import { signIn } from "./harness/writers.ts";

const WRITES = 120;
const DOWNLOADS = 30;

/** Sends the beginning of a request, or all of it, and is gone after so many milliseconds. */
function sendAndLeave(port: number, text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(text));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
    setTimeout(() => socket.resetAndDestroy(), afterMs);
  });
}

function asText({ method, path, body, headers }: ReturnType<typeof requestOf>): string {
  const all = { ...headers, host: "skips", "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

test("clients that are gone before they are answered leave whole writes or none, and no trace", async ({
  task,
}) => {
  const dataDir = copyDemonstration();
  const product = await startProduct({ dataDir });
  const token = await signIn(product.url);
  const wanted: Wanted[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const kind = (["quote", "review", "edit"] as const)[n % 3] ?? "quote";
    const one = { kind, marker: randomUUID(), companyId: 1 };
    wanted.push(one);
    const text = asText(requestOf(token, one));
    // A third each: amid the headers, amid the body, with everything said.
    const said = [text.slice(0, 40), text.slice(0, -10), text][Math.floor(n / 3) % 3] ?? text;
    await sendAndLeave(product.port, said, n % 13);
  }
  const sent = wanted.map((one) => ({ ...one, status: null, message: null, ms: 0 }));
  const again = [];
  for (const one of wanted) if (one.kind === "quote") again.push(await write(product.url, token, one));
  await expectKept(embeddedUrl(dataDir), [...sent, ...again]);
  await expectDeliveries(embeddedUrl(dataDir));
  await expectScores(embeddedUrl(dataDir), product.url, sent);
  expect(product.lines.filter((line) => !/^(Database|E-mail|Skip Finder is ready)/.test(line))).toEqual([]);
  figure(task, "requests dropped; errors logged", `${WRITES}, 0`);
});

test("downloads that are broken off give back what they held", async ({ task }) => {
  const dataDir = copyDemonstration();
  const product = await startProduct({ dataDir });
  const token = await signIn(product.url);
  const download = `GET /api/companies/export HTTP/1.1\r\nhost: skips\r\nauthorization: Bearer ${token}\r\n\r\n`;
  for (let n = 0; n < DOWNLOADS; n += 1) await sendAndLeave(product.port, download, 10 + n * 3);
  for (let n = 0; n < DOWNLOADS; n += 1)
    await sendAndLeave(
      product.port,
      `GET /search?location=Leeds&radius=${20 + n} HTTP/1.1\r\nhost: skips\r\n\r\n`,
      n,
    );
  await pause(500);
  const [held] = await rowsOf(
    embeddedUrl(dataDir),
    "select count(*)::int as held from pg_stat_activity where state like 'idle in transaction%' or state = 'active' and pid <> pg_backend_pid()",
  );
  expect(held).toEqual({ held: 0 });
  expect((await read(product.url, "/search?location=Leeds&radius=20")).status).toBe(200);
  expect((await write(product.url, token, { kind: "quote", marker: "after", companyId: 1 })).status).toBe(
    201,
  );
  expect(product.lines.filter((line) => !/^(Database|E-mail|Skip Finder is ready)/.test(line))).toEqual([]);
  figure(task, "answers dropped; errors logged", `${2 * DOWNLOADS}, 0`);
});
