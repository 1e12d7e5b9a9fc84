import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { freePort } from "../harness/free-port.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { formatMilliseconds, formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { MAIL_FAULTS, startFaultyMailServer } from "./harness/faulty-mail-server.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { slowestMs } from "./harness/readers.ts";
import { waitUntilAllSent } from "./harness/sent-emails.ts";
import { type WriteResult, write } from "./harness/write.ts";

interface Delivery {
  id: string;
  quoteId: string;
  recipient: string;
  state: string;
  attempts: number;
  reason: string | null;
}

test("quote requests are accepted while the mail server fails, and every email arrives once it works", async ({
  task,
}) => {
  const dataDir = copyDemoData();
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const port = await freePort();
  const product = await startForTest({ dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const token = await adminToken(product.url);
  const writes: WriteResult[] = [];
  const requestQuote = async (marker: string) => {
    writes.push(await write(product.url, token, { kind: "quote", marker, companyId: 1 }));
  };
  const deliveries = () =>
    queryRows<Delivery>(
      databaseUrl,
      `select id, quote_id as "quoteId", recipient, state, attempts, last_error as reason from deliveries`,
    );
  const reasons = async () => [...new Set((await deliveries()).map(({ reason }) => reason))];

  // Nothing listens on the mail server's port.
  await requestQuote("down");
  await expect.poll(reasons).toEqual(["The mail server could not be reached"]);
  // The mail server answers, with a different fault on each connection.
  const faulty = await startFaultyMailServer(port);
  for (const n of MAIL_FAULTS.keys()) await requestQuote(`faulty-${n}`);
  await requestQuote("refused-for-good");
  await expect.poll(reasons).not.toContain(null);
  const faults = faulty.occurred.size;
  const waiting = await deliveries();
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(["queued"]));
  expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 201));
  await faulty.stop();

  // The mail server works, and refuses one recipient.
  const started = performance.now();
  let isRefusing = true;
  const refuse = (address: string) => (isRefusing && address.startsWith("refused") ? 550 : undefined);
  const mailCatcher = await startMailCatcher({ port, refuse });
  await expect.poll(async () => (await deliveries()).filter(({ state }) => state === "queued")).toEqual([]);
  const recoveryMs = performance.now() - started;
  isRefusing = false;
  const failed = (await deliveries()).filter(({ state }) => state === "failed");
  expect(failed).toMatchObject([
    { recipient: "refused-for-good@home.example", reason: "The mail server refused the recipient (550)" },
  ]);
  for (const { id, quoteId } of failed) {
    const retry = `${product.url}/api/quotes/${quoteId}/deliveries/${id}/retry`;
    const { status } = await fetch(retry, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(204);
  }
  await waitUntilAllSent(databaseUrl, mailCatcher);
  await mailCatcher.stop();
  const attempts = (await deliveries()).reduce((sum, delivery) => sum + delivery.attempts, 0);
  recordMeasurement(task, "kinds of fault that occurred, besides no listener", String(faults));
  recordMeasurement(task, "slowest accepted quote request", formatMilliseconds(slowestMs(writes)));
  recordMeasurement(task, "emails, attempts, lost", `${waiting.length}, ${attempts}, 0`);
  recordMeasurement(task, "until the last email is sent once the server works", formatSeconds(recoveryMs));
});
