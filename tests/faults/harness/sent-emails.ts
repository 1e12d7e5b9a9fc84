import { expect } from "vitest";
import { queryRows } from "../../harness/database.ts";
import type { MailCatcher } from "../../harness/mail-catcher.ts";

const unsentByState = (databaseUrl: string) =>
  queryRows(databaseUrl, "select state, count(*)::int from deliveries where state <> 'sent' group by state");

/** Waits until every email is marked as sent, and checks that the mail server received it. Returns the wait in milliseconds. */
export async function waitUntilAllSent(databaseUrl: string, { received }: MailCatcher): Promise<number> {
  const started = performance.now();
  await expect.poll(() => unsentByState(databaseUrl)).toEqual([]);
  const tookMs = performance.now() - started;
  const deliveries = await queryRows<{ id: string }>(databaseUrl, "select id from deliveries");
  // The local part of a Message-ID is the delivery's id.
  const arrived = new Set(received.map(({ headers }) => headers.get("message-id")?.slice(1).split("@")[0]));
  expect(
    deliveries.filter(({ id }) => !arrived.has(id)),
    "marked as sent and never received",
  ).toEqual([]);
  return tookMs;
}
