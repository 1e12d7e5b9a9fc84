import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/testing.ts";
import { renderLetter } from "#server/mail/email-view.tsx";
import { openPostOffice } from "#server/mail/testing/post-office.ts";
import { type MailCatcher, startMailCatcher } from "../../tests/harness/mail-catcher.ts";

const PROCESS = new URL("./testing/submitting-process.ts", import.meta.url).pathname;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

/** Kills the process with SIGKILL as soon as it has had so many requests accepted; answers their references. */
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

/** What the clock would do: jobs a dead process had begun are overdue. */
const letTimePass = () =>
  testDatabase.database.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );

/** Recipient and Message-ID: an e-mail that comes twice is told by its Message-ID and shown once. */
const shown = ({ received }: MailCatcher) =>
  new Set(received.map(({ to, headers }) => `${to} ${headers.get("message-id")}`));

const waiting = async () => {
  const { rows } = await testDatabase.database.execute<{ state: string; number: number }>(
    sql`select state, count(*)::int as number from deliveries group by state`,
  );
  return rows;
};

test("no accepted request is lost when the process is killed, wherever its e-mails are", async () => {
  const hanging = await startMailCatcher({ hangAt: "data" });
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const accepted = [
    // Killed with e-mails begun and unanswered, then right after an answer, then amid sending.
    ...(await acceptedUntilKilled(hanging.url, 3)),
    ...(await acceptedUntilKilled(server.url, 1)),
    ...(await acceptedUntilKilled(server.url, 7)),
  ];
  await hanging.stop();
  await letTimePass();

  const { jobs, close } = openPostOffice(testDatabase, { smtpUrl: server.url, render: renderLetter });
  onTestFinished(close);
  jobs.start();
  const { rows: kept } = await testDatabase.database.execute<{ reference: string }>(
    sql`select reference from quotes`,
  );
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(accepted));
  await expect.poll(waiting, { timeout: 50_000 }).toEqual([{ state: "sent", number: kept.length * 3 }]);
  expect(shown(server).size).toBe(kept.length * 3);
}, 90_000);
