import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { and, inArray, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { toPounds } from "#contract/text/pounds.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { openMail } from "#server/mail/testing/open-mail.ts";
import { type MailCatcher, startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { DIRECTORY_QUOTE } from "./testing/examples.ts";
import { openQuotes } from "./testing/open-quotes.ts";

const fileOf = (name: string) => new URL(`./testing/${name}`, import.meta.url).pathname;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

/** Starts the process and kills it with SIGKILL after it printed `number` lines. Returns all that it printed. */
async function printedUntilKilled(
  [name, ...args]: [name: string, ...args: string[]],
  number: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [fileOf(name), testDatabase.url, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (printed.length === number) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return printed;
}

/**
 * Submits requests in a process and kills it with SIGKILL after `number` accepted requests. Returns the references of all
 * accepted requests, which can be more.
 */
const acceptedUntilKilled = (smtpUrl: string, number: number) =>
  printedUntilKilled(["submitting-process.ts", smtpUrl], number);

/** Sets back the heartbeats of the jobs that a killed process had started, so that they expire now. */
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
    // The first process is killed while the mail server hangs, the second after its first accepted request, the third in the
    // middle of sending.
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

/** The number of distinct emails that contain each price. */
function timesTold({ received }: MailCatcher) {
  const told = new Map<string, Set<string | undefined>>();
  for (const { text, headers } of received)
    for (const [, price = ""] of text.matchAll(/^- Firm \d+: (?:at least )?£([\d,.]+) for what you asked/gm))
      told.set(price, (told.get(price) ?? new Set()).add(headers.get("message-id")));
  return [...told]
    .map(([price, emails]) => [Number(price.replaceAll(",", "")).toFixed(2), emails.size])
    .sort();
}

test("no accepted answer is lost or told twice when the process is killed at any moment", async () => {
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const accepted: string[] = [];
  // The first process is killed after its first answer, the second after both answers to its second request, and the third in
  // the middle of many.
  for (const [run, number] of [1, 4, 15].entries())
    accepted.push(
      ...(await printedUntilKilled(["answering-process.ts", server.url, String(100 + run * 1_000)], number)),
    );
  await expireHeartbeats();

  const { jobs, close } = openQuotes(testDatabase, { smtpUrl: server.url, renderEmail, newsIntervalMs: 0 });
  onTestFinished(close);
  jobs.start();
  const kept = await testDatabase.database.select().from(answers);
  const totals = kept.map(({ totalPence }) => toPounds(totalPence ?? 0));
  expect(totals).toEqual(expect.arrayContaining(accepted));
  await expect
    .poll(() => timesTold(server), { timeout: 50_000 })
    .toEqual(totals.map((total) => [total, 1]).sort());
}, 90_000);

/**
 * For each request with a choice, how often its chosen company and its other company were told. If the email to the other
 * company was being sent when it was cancelled, the company also gets a cancellation. The two count once.
 */
const tellings = async () => {
  const { rows } = await testDatabase.database.execute<{
    chosen: number;
    others: number;
    waiting: number;
  }>(sql`
    select
      count(*) filter (where kind = 'choice')::int as chosen,
      greatest(
        count(*) filter (where kind = 'cancellation'),
        count(*) filter (where kind = 'company' and state = 'cancelled')
      )::int as others,
      count(*) filter (where state = 'queued')::int as waiting
    from quotes left join deliveries on quote_id = quotes.id
    where chosen_company_id is not null group by quotes.id`);
  return rows;
};

test("every accepted choice is told once when the process is killed at any moment", async () => {
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  const accepted: string[] = [];
  for (const number of [1, 4, 15])
    accepted.push(...(await printedUntilKilled(["choosing-process.ts", server.url], number)));
  await expireHeartbeats();

  const { jobs, close } = openQuotes(testDatabase, { smtpUrl: server.url, renderEmail, undoMs: 0 });
  onTestFinished(close);
  jobs.start();
  const kept = await testDatabase.database.select().from(quotes).where(isNotNull(quotes.chosenCompanyId));
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(accepted));
  await expect
    .poll(tellings, { timeout: 50_000 })
    .toEqual(kept.map(() => ({ chosen: 1, others: 1, waiting: 0 })));
  const chosen = server.received.filter(({ text }) => text.startsWith("The customer has chosen you"));
  expect(new Set(chosen.map(({ headers }) => headers.get("message-id"))).size).toBe(kept.length);
}, 90_000);

/** How many processes are killed while they press. `KILLS=100` takes some minutes. */
const KILLS = Number(process.env.KILLS ?? 6);

test("no accepted press is lost or doubled when two processes press at once and are killed at any moment", {
  timeout: KILLS * 100_000,
}, async () => {
  const server = await startMailCatcher();
  onTestFinished(server.stop);
  // High enough for no limit to apply: all requests have the same telephone.
  const unlimited = { undoMs: 0, rateLimitFactor: 1_000_000 };
  const opened = openQuotes(testDatabase, { smtpUrl: server.url, renderEmail, ...unlimited });
  onTestFinished(opened.close);
  const hires: { reference: string; id: number }[] = [];
  // A hire takes 100 presses, and a process is killed after at most 12.
  while (hires.length * 4 < KILLS + 4) {
    const email = `${randomUUID()}@home.example`;
    const hire = await opened.accepted({ ...DIRECTORY_QUOTE, email });
    await opened.call("POST", `${hire.receipt}/choose`, { companyId: 1 });
    await opened.quotes.followUp();
    const problem = { press: "problem", problem: "damage", words: "A slab is cracked." };
    expect((await opened.call("POST", `${hire.receipt}/press`, problem)).status).toBe(200);
    hires.push(hire);
  }
  const references = hires.map(({ reference }) => reference).join(",");
  const printed: string[] = [];
  const last = { customer: "", company: "" };
  for (let kills = 0; kills < KILLS; kills += 2)
    await Promise.all(
      (["customer", "company"] as const).map(async (by) => {
        const number = 1 + Math.floor(Math.random() * 12);
        const args = ["pressing-process.ts", server.url, by, references, last[by]] as const;
        const lines = await printedUntilKilled([...args], number);
        printed.push(...lines);
        // The browser repeats the press that got no answer.
        last[by] = lines.at(-1)?.replace(/^\w+ /, "") ?? "";
      }),
    );
  const keysOf = (kind: string) =>
    printed.filter((line) => line.startsWith(kind)).map((line) => line.split(" ")[2] ?? "");
  const ids = hires.map(({ id }) => id);
  const events = await testDatabase.database
    .select()
    .from(hireEvents)
    .where(and(inArray(hireEvents.quoteId, ids), isNotNull(hireEvents.idempotencyKey)));
  const stored = events.map(({ idempotencyKey }) => idempotencyKey ?? "");
  expect(stored).toEqual(expect.arrayContaining(keysOf("accepted")));
  expect(keysOf("sent")).toEqual(expect.arrayContaining(stored));
  expect(new Set(stored).size).toBe(stored.length);
  // Each press, and each problem before, was told in one email.
  expect(new Set(events.map(({ actor }) => actor)).size).toBe(2);
  const told = inArray(deliveries.kind, ["hire", "hire-news"]);
  const emails = await testDatabase.database.$count(deliveries, and(inArray(deliveries.quoteId, ids), told));
  // The choice was confirmed to each customer in such an email too.
  expect(emails).toBe(stored.length + 2 * hires.length);
});
