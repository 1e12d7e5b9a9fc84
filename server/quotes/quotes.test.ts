import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { startMailCatcher } from "../../tests/harness/mail-catcher.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "./testing/examples.ts";
import { ADMIN, answerPath } from "./testing/open-quotes.ts";
import { recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

test("the administrator sees the newest requests first, with every email about them", async () => {
  const { accepted, call } = openInTestMode();
  const [first, second] = [await accepted(DIRECTORY_QUOTE), await accepted(PAGE_QUOTE)];
  const list: Quote[] = (await call("GET", "/quotes", undefined, ADMIN)).body;
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(list[1]).toMatchObject({
    name: "Ann Example",
    selectedCompanies: '[{"id":1,"name":"Firm 1"},{"id":2,"name":"Firm 2"}]',
    status: "new",
    deliveries: [
      { kind: "company", recipient: "firm1@skips.example", state: "test" },
      { kind: "company", recipient: "firm2@skips.example", state: "test" },
      { kind: "customer", recipient: "ann@home.example", state: "test" },
    ],
  });
  const older = await call("GET", "/quotes?page=2&limit=1", undefined, ADMIN);
  expect(older.body.map(({ id }: Quote) => id)).toEqual([first.id]);
});

test("only the administrator can list and delete requests and retry emails", async () => {
  const { accepted, call } = openInTestMode();
  const { id } = await accepted(DIRECTORY_QUOTE);
  const delivery = (await rows()).deliveries[0]?.id;
  expect((await call("GET", "/quotes")).status).toBe(401);
  expect((await call("DELETE", `/quotes/${id}`)).status).toBe(401);
  expect((await call("POST", `/quotes/${id}/deliveries/${delivery}/retry`)).status).toBe(401);
  expect((await rows()).quotes).toHaveLength(1);
});

test("deleting a request also deletes its deliveries and its receipt", async () => {
  const { accepted, call } = openInTestMode();
  const { id, receipt } = await accepted(DIRECTORY_QUOTE);
  expect((await call("DELETE", `/quotes/${id}`, undefined, ADMIN)).status).toBe(204);
  expect(await rows()).toEqual({ quotes: [], deliveries: [] });
  expect((await call("GET", receipt)).status).toBe(404);
  expect((await call("DELETE", `/quotes/${id}`, undefined, ADMIN)).status).toBe(404);
});

test("a failed email can be retried until its request is closed", async () => {
  const refusing = await startMailCatcher({
    refuse: (address) => (address.startsWith("firm") ? 550 : undefined),
  });
  const { accepted, call } = open({ smtpUrl: refusing.url });
  const { id, receipt } = await accepted(DIRECTORY_QUOTE);
  const failed = async () =>
    (await rows()).deliveries.filter(({ state }) => state === "failed").map((delivery) => delivery.id);
  await expect.poll(failed).toHaveLength(2);
  await refusing.stop();
  const server = await mailServer({ port: refusing.port });
  const [one, two] = await failed();
  const retry = (delivery: string | undefined) =>
    call("POST", `/quotes/${id}/deliveries/${delivery}/retry`, undefined, ADMIN);
  expect((await retry(one)).status).toBe(204);
  await expect.poll(() => recipients(server)).toHaveLength(1);
  await expect.poll(failed).toEqual([two]);
  expect((await retry(one)).status).toBe(409);
  await call("POST", `${receipt}/withdraw`);
  expect((await retry(two)).status).toBe(409);
});

test.each([
  [550, "failed"],
  [450, "cancelled"],
] as const)(
  "after a withdrawal, an email about answers that was refused with %i is %s for good, and the confirmation can be sent",
  async (answer, state) => {
    const refusing = await startMailCatcher({ refuse: (to) => (to.startsWith("ann") ? answer : undefined) });
    const schedule = { firstMs: 60_000, longestMs: 60_000, giveUpMs: 600_000, leastAttempts: 1 };
    const { accepted, call } = open({ smtpUrl: refusing.url, schedule });
    const { id, reference, receipt } = await accepted(DIRECTORY_QUOTE);
    await call("POST", `${answerPath(reference, 1)}/decline`, { reason: "no-vehicle" });
    const toCustomer = async (kind: string) =>
      (await rows()).deliveries.find((delivery) => delivery.kind === kind);
    for (const kind of ["customer", "answers"])
      await expect.poll(async () => (await toCustomer(kind))?.lastError ?? null).not.toBeNull();
    await call("POST", `${receipt}/withdraw`);
    expect(await toCustomer("answers")).toMatchObject({ state, content: null });
    const retry = async (kind: string) =>
      call("POST", `/quotes/${id}/deliveries/${(await toCustomer(kind))?.id}/retry`, undefined, ADMIN);
    expect(await retry("answers")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("not needed any more") },
    });
    if (state === "failed") expect((await retry("customer")).status).toBe(204);
    expect(await toCustomer("customer")).toMatchObject({ state: "queued" });
    await refusing.stop();
  },
);

test("every failed email of several requests is sent again at once, and no other", async () => {
  const refusing = await startMailCatcher({
    refuse: (address) => (address.startsWith("firm") ? 550 : undefined),
  });
  const { accepted, call } = open({ smtpUrl: refusing.url });
  const [one, two, other] = [
    await accepted(DIRECTORY_QUOTE),
    await accepted(PAGE_QUOTE),
    await accepted({ ...PAGE_QUOTE, name: "Cy" }),
  ];
  const failed = async () => (await rows()).deliveries.filter(({ state }) => state === "failed");
  const asked = (await rows()).deliveries.filter(({ kind }) => kind === "company").length;
  await expect.poll(failed).toHaveLength(asked);
  await refusing.stop();
  const server = await mailServer({ port: refusing.port });
  const ids = [one.id, two.id];
  const resend = (headers = {}) => call("POST", "/quotes/resend", { ids }, headers);
  expect((await resend()).status).toBe(401);
  const wanted = (await failed()).filter(({ quoteId }) => ids.includes(Number(quoteId))).length;
  const { status, body } = await resend(ADMIN);
  expect([status, body]).toEqual([200, { queued: wanted }]);
  await expect.poll(() => recipients(server)).toHaveLength(wanted);
  expect((await failed()).map(({ quoteId }) => quoteId)).toEqual(Array(asked - wanted).fill(other.id));
  expect((await resend(ADMIN)).body).toEqual({ queued: 0 });
});

test("requests older than two years are deleted, newer ones are kept", async () => {
  const { accepted, quotes: domain } = openInTestMode();
  const [old, young] = [await accepted(DIRECTORY_QUOTE), await accepted(PAGE_QUOTE)];
  const age = (id: number, interval: string) =>
    database().execute(sql`update quotes set created_at = now() - ${interval}::interval where id = ${id}`);
  await age(old.id, "2 years 1 day");
  await age(young.id, "2 years -1 day");
  await domain.deleteExpired();
  expect((await rows()).quotes.map(({ id }) => id)).toEqual([young.id]);
});

test("expired requests are deleted once a day, and what is due is done in any case every ten minutes", async () => {
  const { jobs } = openInTestMode();
  await jobs.ready();
  const { rows: schedules } = await database().execute(sql`select name, cron from pgboss.schedule`);
  expect(schedules).toContainEqual({ name: "retention", cron: "15 3 * * *" });
  expect(schedules).toContainEqual({ name: "follow-ups", cron: "*/10 * * * *" });
});
