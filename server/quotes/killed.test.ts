import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { openMail } from "#server/mail/testing/open-mail.ts";
import { type MailCatcher, startMailCatcher } from "../../tests/harness/mail-catcher.ts";

const PROCESS = new URL("./testing/submitting-process.ts", import.meta.url).pathname;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

/** Kills the process with SIGKILL after `number` accepted requests. Returns their references. */
async function acceptedUntilKilled(smtpUrl: string, number: number): Promise<string[]> {
  const child = spawn(process.execPath, [PROCESS, testDatabase.url, smtpUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const references: string[] = [];
  for await (const reference of createInterface(child.stdout)) {
    references.push(reference);
    if (references.length === number) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return references;
}

/** Makes jobs that a killed process had started overdue, instead of waiting for their heartbeat to expire. */
const expireHeartbeats = () =>
  testDatabase.database.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );

/** Distinct emails: two copies of an email have the same recipient and Message-ID. */
const distinctEmails = ({ received }: MailCatcher) =>
  new Set(received.map(({ to, headers }) => `${to} ${headers.get("message-id")}`));

const deliveryStates = async () => {
  const { rows } = await testDatabase.database.execute<{ state: string; number: number }>(
    sql`select state, count(*)::int as number from deliveries group by state`,
  );
  return rows;
};

test("no accepted request is lost when the process is killed at any stage of sending", async () => {
  const hanging = await startMailCatcher({ hangAt: "data" });
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const accepted = [
    // Killed while the mail server hangs, then right after the first acceptance, then during sending.
    ...(await acceptedUntilKilled(hanging.url, 3)),
    ...(await acceptedUntilKilled(server.url, 1)),
    ...(await acceptedUntilKilled(server.url, 7)),
  ];
  await hanging.stop();
  await expireHeartbeats();

  const { jobs, close } = openMail(testDatabase, { smtpUrl: server.url, renderEmail });
  onTestFinished(close);
  jobs.start();
  const { rows: kept } = await testDatabase.database.execute<{ reference: string }>(
    sql`select reference from quotes`,
  );
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(accepted));
  await expect
    .poll(deliveryStates, { timeout: 50_000 })
    .toEqual([{ state: "sent", number: kept.length * 3 }]);
  expect(distinctEmails(server).size).toBe(kept.length * 3);
}, 90_000);
