import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { markSent } from "../attempt-store.ts";
import { bounceReport } from "./testing/report.ts";

const TOKEN = "of-the-mail-server-alone";
const LOCAL = { from: "127.0.0.1" };

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ env: { BOUNCES_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const EMAIL = { kind: "company", recipient: "gone@far.example", attempts: 1 } as const;
const SENT_AT = new Date("2026-11-23T10:00:00Z");

async function insert(values: Partial<typeof deliveries.$inferInsert>): Promise<string> {
  const email = { ...EMAIL, state: "sent", ...values } as const;
  const [row] = await app.database.insert(deliveries).values(email).returning({ id: deliveries.id });
  return row?.id as string;
}

const read = async (id: string) =>
  (await app.database.select().from(deliveries).where(eq(deliveries.id, id)))[0];

const reportOn = (id: string, status = "5.1.1") =>
  bounceReport({ messageId: `<${id}@skips.example>`, status });

async function handOver(body: string) {
  const response = await app.request("/mail/bounces", { method: "POST", body }, LOCAL);
  expect(response.status).toBe(200);
  return (await response.json()).returned;
}

it("an email that comes back has failed, with the reason and the time at which it was sent", async () => {
  const id = await insert({ sentAt: SENT_AT });
  expect(await handOver(reportOn(id))).toBe(1);
  expect(await read(id)).toMatchObject({
    state: "failed",
    lastError: "The address is dead (5.1.1): there is no such mailbox",
    sentAt: SENT_AT,
  });
  // Sends the same report again, as mail servers may do.
  expect(await handOver(reportOn(id))).toBe(0);
});

it("a mailbox that is full is not called dead", async () => {
  const id = await insert({ sentAt: SENT_AT });
  await handOver(reportOn(id, "5.2.2"));
  expect((await read(id))?.lastError).toBe("The email came back (5.2.2): the mailbox is full");
});

it("the emails that a returned one carried have failed with it, and no others", async () => {
  const id = await insert({ kind: "digest", sentAt: SENT_AT });
  const carried = await insert({ sentWith: id, sentAt: SENT_AT });
  const other = await insert({ sentAt: SENT_AT });
  expect(await handOver(reportOn(id))).toBe(2);
  const states = await Promise.all([id, carried, other].map(async (one) => (await read(one))?.state));
  expect(states).toEqual(["failed", "failed", "sent"]);
});

it("a report that is faster than the end of the attempt stays", async () => {
  const id = await insert({ state: "queued", attemptingSince: new Date(), content: {} });
  await handOver(reportOn(id));
  await markSent(app.database, id);
  expect(await read(id)).toMatchObject({ state: "failed", content: null, sentAt: expect.any(Date) });
});

it("what is no report about an email of ours, or about one that never left, has no effect", async () => {
  const waiting = await insert({ state: "queued", attempts: 0 });
  const unknown = "0b7a3c52-9d1e-4f60-8a2b-1c3d4e5f6a7b";
  for (const body of ["", "I am on holiday.", reportOn(unknown), reportOn(waiting)])
    expect(await handOver(body)).toBe(0);
  expect((await read(waiting))?.state).toBe("queued");
});

it("is for programs on this machine and for who has the token", async () => {
  const status = async (headers: Record<string, string>, from: string) =>
    (await app.request("/mail/bounces", { method: "POST", headers, body: "x" }, { from })).status;
  const authorization = `Bearer ${TOKEN}`;
  expect(await status({ authorization }, "192.0.2.9")).toBe(200);
  expect(await status({}, "192.0.2.9")).toBe(401);
  expect(await status({ "x-forwarded-for": "203.0.113.9" }, "127.0.0.1")).toBe(401);
  expect(await status({ authorization: "Bearer wrong" }, "192.0.2.9")).toBe(401);
});
