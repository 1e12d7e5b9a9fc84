import { expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl, queryRows } from "../harness/database.ts";
import { freePort } from "../harness/free-port.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { copyDemoData } from "./harness/data-folder.ts";
import { createFakeClock, type FakeClock } from "./harness/fake-clock.ts";
import { startForTest } from "./harness/product-for-test.ts";
import { waitUntilAllSent } from "./harness/sent-emails.ts";
import { write } from "./harness/write.ts";

const DAY_HOURS = 24;
/** Longer than the waits after the first three attempts to send an email: 15, 30 and 60 seconds. */
const RETRY_SECONDS = 61;

interface Delivery {
  state: string;
  attempts: number;
  secondsUntilDue: number;
}

/** Returns how many hours the product's clock is ahead of this process's clock, from the Date header. */
async function hoursAhead(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Math.round(Date.parse(headers.get("date") ?? "") - Date.now()) / 3_600_000;
}

test("a clock that differs by days from the database's, and jumps, ends no session and loses no email", async ({
  task,
  skip,
}) => {
  const clock: FakeClock = createFakeClock() ?? skip("libfaketime is not installed");
  const dataDir = copyDemoData();
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const port = await freePort();
  clock.set(DAY_HOURS);
  const product = await startForTest({
    dataDir,
    env: { ...clock.env, SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  expect(await hoursAhead(product.url)).toBeCloseTo(DAY_HOURS, 1);
  const token = await adminToken(product.url);
  const requestQuote = async (marker: string) =>
    expect((await write(product.url, token, { kind: "quote", marker, companyId: 1 })).status).toBe(201);
  const deliveries = () =>
    queryRows<Delivery>(
      databaseUrl,
      `select state, attempts, extract(epoch from due_at - now())::float as "secondsUntilDue" from deliveries`,
    );
  const waitForAttempts = () =>
    expect.poll(async () => (await deliveries()).every(({ attempts }) => attempts > 0)).toBe(true);
  await requestQuote("ahead");
  await waitForAttempts();
  clock.set(-DAY_HOURS);
  // Node computes the Date header once a second.
  await expect.poll(() => hoursAhead(product.url)).toBeCloseTo(-DAY_HOURS, 1);
  await requestQuote("behind");
  await waitForAttempts();
  // The product must neither give up after the clock jumped by a day nor retry without a pause.
  for (const { state, attempts, secondsUntilDue } of await deliveries()) {
    expect({ state, isDueSoon: secondsUntilDue < RETRY_SECONDS }).toEqual({
      state: "queued",
      isDueSoon: true,
    });
    expect(attempts).toBeLessThan(3);
  }
  const quotes = await fetch(`${product.url}/api/quotes`, { headers: { authorization: `Bearer ${token}` } });
  expect(quotes.status).toBe(200);
  const mailCatcher = await startMailCatcher({ port });
  const recoveryMs = await waitUntilAllSent(databaseUrl, mailCatcher);
  await mailCatcher.stop();
  expect(product.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  recordMeasurement(
    task,
    "emails lost; time until all are sent once the mail server is back",
    `0; ${formatSeconds(recoveryMs)}`,
  );
});
