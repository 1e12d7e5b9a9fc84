import { expect } from "vitest";
import { rowsOf } from "./write-log.ts";

/** What a mail server took. */
interface Mailbox {
  received: readonly { headers: Map<string, string> }[];
}

const unsent = (databaseUrl: string) =>
  rowsOf(databaseUrl, "select state, count(*)::int from deliveries where state <> 'sent' group by state");

/** Waits until every e-mail owed is with the mail server, each under a Message-ID of its own; answers how long it took. */
export async function untilAllSent(databaseUrl: string, { received }: Mailbox): Promise<number> {
  const started = performance.now();
  await expect.poll(() => unsent(databaseUrl)).toEqual([]);
  const took = performance.now() - started;
  const ids = await rowsOf<{ id: string }>(databaseUrl, "select id from deliveries");
  const arrived = new Set(received.map(({ headers }) => headers.get("message-id")?.slice(1).split("@")[0]));
  expect(
    ids.filter(({ id }) => !arrived.has(id)),
    "said to be sent",
  ).toEqual([]);
  return took;
}
