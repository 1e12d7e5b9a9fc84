import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { connect } from "#server/database/connect.ts";
import { deliveries, quotes } from "#server/database/tables.ts";
import { openTestDatabase, type TestDatabase } from "#server/database/testing.ts";
import { renderLetter } from "#server/mail/letter-view.tsx";
import { type Behaviour, type MailServer, startMailServer } from "#server/mail/testing/mail-server.ts";
import { DIRECTORY_REQUEST, PAGE_REQUEST } from "./testing/examples.ts";
import { ADMIN, openQuotes } from "./testing/open-quotes.ts";

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

async function mailServer(behaviour?: Behaviour) {
  const server = await startMailServer(behaviour);
  onTestFinished(server.stop);
  return server;
}

function open(options: { smtpUrl: string | null; adminEmail?: string }) {
  const opened = openQuotes(testDatabase, { render: renderLetter, ...options });
  onTestFinished(async () => {
    await opened.close();
    await testDatabase.database.delete(quotes);
  });
  if (options.smtpUrl) opened.jobs.start();
  return opened;
}

const openInTestMode = () => open({ smtpUrl: null });

const mailTo = (server: MailServer, address: string) =>
  server.received.filter(({ to }) => to.includes(address));
const recipients = (server: MailServer) => server.received.flatMap(({ to }) => to).sort();

const rows = async () => ({
  quotes: await testDatabase.database.select().from(quotes),
  deliveries: await testDatabase.database.select().from(deliveries),
});

test("a request of the directory's form reaches each company, the customer and the administrator", async () => {
  const server = await mailServer();
  const { post } = open({ smtpUrl: server.url, adminEmail: "admin@skips.example" });
  const { status, body } = await post(DIRECTORY_REQUEST);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    reference: expect.stringMatching(/^SF-[2-9B-Z]{4}-[2-9B-Z]{2}$/),
    testMode: false,
    receiptUrl: expect.stringContaining(`https://skips.example/receipt/${body.reference}.`),
    companies: [
      { id: 1, name: "Firm 1" },
      { id: 2, name: "Firm 2" },
    ],
  });
  const everybody = ["admin@skips.example", "ann@home.example", "firm1@skips.example", "firm2@skips.example"];
  await expect.poll(() => recipients(server)).toEqual(everybody);
});

test("a company reads the whole request, answers the customer directly, and learns of no other company", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const { reference } = await accepted(DIRECTORY_REQUEST);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  const [mail] = mailTo(server, "firm1@skips.example");
  expect(mail?.headers.get("subject")).toBe(`Quote request ${reference}: 6 yard skip in LS1 4AP`);
  expect(mail?.headers.get("reply-to")).toBe("ann@home.example");
  expect(mail?.headers.has("cc")).toBe(false);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("Ann Example");
    expect(text).toContain("07700 900123");
    expect(text).toContain("Garden waste");
    expect(text).toContain("See www.hedge.example");
    expect(text).toContain("You are one of 2 companies asked.");
    expect(text).not.toContain("Firm 2");
  }
});

test("the customer reads who receives the request, and gets the link to its receipt", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const { reference, receiptUrl } = await accepted(DIRECTORY_REQUEST);
  await expect.poll(() => mailTo(server, "ann@home.example")).toHaveLength(1);
  const [mail] = mailTo(server, "ann@home.example");
  expect(mail?.headers.get("subject")).toBe(`Your quote request ${reference}: 6 yard skip in LS1 4AP`);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("Hello Ann Example,");
    expect(text).toContain("Firm 1, 01632 960001");
    expect(text).toContain("Firm 2, 01632 960002");
    expect(text).toContain(receiptUrl);
  }
});

test("nobody can have words of their own sent to an address they type", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  await accepted({
    ...PAGE_REQUEST,
    email: "victim@home.example",
    name: "Win at casino.example",
    phone: "casino.example/phone",
    location: "casino.example/place",
    wasteType: "casino.example/waste",
    additionalInfo: "casino.example/info",
  });
  await expect.poll(() => mailTo(server, "victim@home.example")).toHaveLength(1);
  const [mail] = mailTo(server, "victim@home.example");
  expect(mail?.text).toContain("Hello,");
  expect(JSON.stringify([mail, ...(mail?.headers ?? [])])).not.toContain("casino");
});

test("no address gets more than five confirmations a day, however its capitals are typed", async () => {
  const { post } = openInTestMode();
  const names = Array.from({ length: 8 }, (_, index) => `Ann ${"X".repeat(index)}`);
  await Promise.all(
    names.map((name, index) =>
      post({ ...DIRECTORY_REQUEST, name, email: index % 2 ? "ANN@home.example" : "ann@home.example" }),
    ),
  );
  const { quotes, deliveries } = await rows();
  expect(quotes).toHaveLength(8);
  expect(deliveries.filter(({ kind }) => kind === "company")).toHaveLength(16);
  expect(deliveries.filter(({ kind }) => kind === "customer")).toHaveLength(5);
});

test("a request of the /quote page is kept with its date and its duration as hire length", async () => {
  const { post } = openInTestMode();
  expect((await post(PAGE_REQUEST)).status).toBe(201);
  expect((await rows()).quotes).toMatchObject([
    { hireDate: "2999-12-31", hireLength: "flexible", wasteType: "Hedge cuttings", status: "new" },
  ]);
});

test("without a mail server the answer says so, and nobody is written to", async () => {
  const { post } = openInTestMode();
  expect((await post(DIRECTORY_REQUEST)).body.testMode).toBe(true);
  expect((await rows()).deliveries.map(({ state }) => state)).toEqual(["test", "test", "test"]);
});

test.each([
  [[], "No companies selected - Please select at least one company to send your quote request."],
  [[1, 2, 3, 4, 5, 6], "Maximum reached - You can select up to 5 companies for quotes."],
  [[1, 99], "One of the companies is not in the directory any more. Please choose again."],
  [[1, 7], "Firm 7 cannot be asked for a quote by e-mail. Please choose another company."],
  [[8], "Firm 8 cannot be asked for a quote by e-mail. Please choose another company."],
])("a request to the companies %j is refused with a sentence", async (ids, message) => {
  const { post } = openInTestMode();
  const answer = await post({ ...DIRECTORY_REQUEST, companies: ids.map((id) => ({ id })) });
  expect(answer).toMatchObject({ status: 400, body: { message, fields: { companies: message } } });
  expect((await rows()).quotes).toEqual([]);
});

test("a company named twice is asked once", async () => {
  const { post } = openInTestMode();
  const { body } = await post({ ...DIRECTORY_REQUEST, companies: [1, 1, 2, 2, 1, 1].map((id) => ({ id })) });
  expect(body.companies).toHaveLength(2);
});

test("a request that is sent again with its key is one request and gets the same answer", async () => {
  const { post } = openInTestMode();
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(DIRECTORY_REQUEST, "key-1")));
  const later = await post(DIRECTORY_REQUEST, "key-1");
  for (const answer of answers) expect(answer.body).toEqual(later.body);
  const { quotes, deliveries } = await rows();
  expect(quotes).toHaveLength(1);
  expect(deliveries).toHaveLength(3);
});

test("a key that comes with another request is refused", async () => {
  const { post } = openInTestMode();
  await post(DIRECTORY_REQUEST, "key-1");
  const { status, body } = await post({ ...DIRECTORY_REQUEST, name: "Bob" }, "key-1");
  expect(status).toBe(422);
  expect(body.message).toContain("Idempotency-Key");
  expect((await post(DIRECTORY_REQUEST, "not a key")).status).toBe(400);
  expect((await rows()).quotes).toHaveLength(1);
});

test("a receipt shows what was asked and how each company's e-mail stands, and is kept private", async () => {
  const server = await mailServer({ refuse: (address) => (address.startsWith("firm2") ? 550 : undefined) });
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt, reference } = await accepted(DIRECTORY_REQUEST);
  await expect
    .poll(async () => (await call("GET", receipt)).body.companies)
    .toEqual([
      { id: 1, name: "Firm 1", phone: "01632 960001", state: "sent" },
      { id: 2, name: "Firm 2", phone: "01632 960002", state: "failed" },
    ]);
  const { body, headers } = await call("GET", receipt);
  expect(body).toMatchObject({ reference, name: "Ann Example", phoneEnding: "123", chosenCompanyId: null });
  expect(body.asked).toContainEqual({ label: "Skip size", text: "Builder's skip (6 yard)" });
  expect(JSON.stringify(body)).not.toContain("07700 900123");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

test("only the link opens a receipt: no reference, no other's signature, no shortened one", async () => {
  const { accepted, call } = openInTestMode();
  const [one, two] = [await accepted(DIRECTORY_REQUEST), await accepted(PAGE_REQUEST)];
  const signature = two.receipt.split(".")[1];
  const guesses = [
    `/receipts/${one.reference}`,
    `/receipts/${one.reference}.`,
    `/receipts/${one.reference}.${signature}`,
    one.receipt.slice(0, -1),
    `${one.receipt}.`.replace(one.reference, two.reference),
  ];
  for (const guess of guesses) {
    expect((await call("GET", guess)).status).toBe(404);
    expect((await call("POST", `${guess}/withdraw`)).status).toBe(404);
  }
  expect((await call("GET", one.receipt)).body.reference).toBe(one.reference);
});

test("choosing a company tells the others politely, once, and the chosen one nothing", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt, reference } = await accepted(DIRECTORY_REQUEST);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  const first = await call("POST", `${receipt}/choose`, { companyId: 1 });
  expect(first).toMatchObject({ status: 200, body: { chosenCompanyId: 1 } });
  expect((await call("POST", `${receipt}/choose`, { companyId: 1 })).status).toBe(200);
  await expect.poll(() => recipients(server)).toHaveLength(4);
  const [, news] = mailTo(server, "firm2@skips.example");
  expect(news?.headers.get("subject")).toBe(
    `Quote request ${reference}: the customer has chosen another company`,
  );
  expect(news?.text).toContain("thank you for your time");
  expect(mailTo(server, "firm1@skips.example")).toHaveLength(1);
});

test("a chosen company stays chosen, and must be one that was asked", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_REQUEST);
  expect(await call("POST", `${receipt}/choose`, { companyId: 3 })).toMatchObject({
    status: 409,
    body: { message: "Choose one of the companies you asked." },
  });
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  const message = "You have already chosen Firm 1. Please contact them directly.";
  expect(await call("POST", `${receipt}/choose`, { companyId: 2 })).toMatchObject({
    status: 409,
    body: { message },
  });
  expect(await call("POST", `${receipt}/withdraw`)).toMatchObject({ status: 409, body: { message } });
});

test("withdrawing tells every company that was reached, and opening the link does nothing", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt } = await accepted(DIRECTORY_REQUEST);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  for (const action of ["", "/withdraw", "/choose"]) await call("GET", `${receipt}${action}`);
  expect((await call("GET", receipt)).body.withdrawnAt).toBeNull();
  await Promise.all([1, 2, 3].map(() => call("POST", `${receipt}/withdraw`)));
  await expect.poll(() => mailTo(server, "firm1@skips.example")).toHaveLength(2);
  await expect.poll(() => mailTo(server, "firm2@skips.example")).toHaveLength(2);
  expect(recipients(server)).toHaveLength(5);
  expect((await call("POST", `${receipt}/choose`, { companyId: 1 })).body.message).toBe(
    "This request has been withdrawn.",
  );
});

test("a company whose e-mail has not left is never written to after a withdrawal", async () => {
  const { port, url, stop } = await startMailServer();
  await stop();
  const { accepted, call } = open({ smtpUrl: url });
  const { receipt } = await accepted(DIRECTORY_REQUEST);
  await expect
    .poll(async () => (await rows()).deliveries.map(({ lastError }) => lastError !== null))
    .toEqual([true, true, true]);
  await call("POST", `${receipt}/withdraw`);
  const server = await mailServer({ port });
  await expect.poll(() => recipients(server), { timeout: 10_000 }).toEqual(["ann@home.example"]);
  expect((await call("GET", receipt)).body.companies).toMatchObject([
    { state: "cancelled" },
    { state: "cancelled" },
  ]);
});

test("a company whose e-mail was under way when the request was withdrawn is told", async () => {
  const hanging = await startMailServer({ hangAt: "data" });
  onTestFinished(hanging.stop);
  const { accepted, call } = open({ smtpUrl: hanging.url });
  const { receipt } = await accepted({ ...DIRECTORY_REQUEST, companies: [{ id: 1 }] });
  await expect.poll(() => hanging.offered.length).toBe(2);
  await call("POST", `${receipt}/withdraw`);
  expect((await rows()).deliveries).toContainEqual(
    expect.objectContaining({ kind: "cancellation", recipient: "firm1@skips.example" }),
  );
});

test("the administrator reads the newest requests first, with every e-mail about them", async () => {
  const { accepted, call } = openInTestMode();
  const [first, second] = [await accepted(DIRECTORY_REQUEST), await accepted(PAGE_REQUEST)];
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
  const older = await call("GET", `/quotes?before=${second.id}&limit=1`, undefined, ADMIN);
  expect(older.body.map(({ id }: Quote) => id)).toEqual([first.id]);
});

test("only the administrator reads, deletes or sends again", async () => {
  const { accepted, call } = openInTestMode();
  const { id } = await accepted(DIRECTORY_REQUEST);
  const delivery = (await rows()).deliveries[0]?.id;
  expect((await call("GET", "/quotes")).status).toBe(401);
  expect((await call("DELETE", `/quotes/${id}`)).status).toBe(401);
  expect((await call("POST", `/quotes/${id}/deliveries/${delivery}/retry`)).status).toBe(401);
  expect((await rows()).quotes).toHaveLength(1);
});

test("a deleted request is gone with everything about it", async () => {
  const { accepted, call } = openInTestMode();
  const { id, receipt } = await accepted(DIRECTORY_REQUEST);
  expect((await call("DELETE", `/quotes/${id}`, undefined, ADMIN)).status).toBe(204);
  expect(await rows()).toEqual({ quotes: [], deliveries: [] });
  expect((await call("GET", receipt)).status).toBe(404);
  expect((await call("DELETE", `/quotes/${id}`, undefined, ADMIN)).status).toBe(404);
});

test("a failed e-mail can be sent again, until its request is closed", async () => {
  const refusing = await startMailServer({
    refuse: (address) => (address.startsWith("firm") ? 550 : undefined),
  });
  const { accepted, call } = open({ smtpUrl: refusing.url });
  const { id, receipt } = await accepted(DIRECTORY_REQUEST);
  const failed = async () =>
    (await rows()).deliveries.filter(({ state }) => state === "failed").map((delivery) => delivery.id);
  await expect.poll(failed).toHaveLength(2);
  await refusing.stop();
  const server = await mailServer({ port: refusing.port });
  const [one, two] = await failed();
  const again = (delivery: string | undefined) =>
    call("POST", `/quotes/${id}/deliveries/${delivery}/retry`, undefined, ADMIN);
  expect((await again(one)).status).toBe(204);
  await expect.poll(() => recipients(server)).toHaveLength(1);
  await expect.poll(failed).toEqual([two]);
  expect((await again(one)).status).toBe(409);
  await call("POST", `${receipt}/withdraw`);
  expect((await again(two)).status).toBe(409);
});

test("requests older than two years are deleted, younger ones kept", async () => {
  const { accepted, quotes: domain } = openInTestMode();
  const [old, young] = [await accepted(DIRECTORY_REQUEST), await accepted(PAGE_REQUEST)];
  const age = (id: number, interval: string) =>
    testDatabase.database.execute(
      sql`update quotes set created_at = now() - ${interval}::interval where id = ${id}`,
    );
  await age(old.id, "2 years 1 day");
  await age(young.id, "2 years -1 day");
  await domain.deleteExpired();
  expect((await rows()).quotes.map(({ id }) => id)).toEqual([young.id]);
});

test("while the database is down a request is refused with a sentence, not taken and lost", async () => {
  const down = {
    ...testDatabase,
    url: "postgres://127.0.0.1:1/none",
    database: connect("postgres://127.0.0.1:1/none"),
  };
  const { post } = openQuotes(down, { render: renderLetter, smtpUrl: "smtp://127.0.0.1:1" });
  const { status, body } = await post(DIRECTORY_REQUEST, "key-1");
  expect(status).toBe(503);
  expect(body.message).toContain("Please try again in a minute");
});

test("every day somebody looks for requests to delete, once for all processes", async () => {
  const { jobs } = openInTestMode();
  await jobs.ready();
  const { rows: schedules } = await testDatabase.database.execute(
    sql`select name, cron from pgboss.schedule`,
  );
  expect(schedules).toEqual([{ name: "retention", cron: "15 3 * * *" }]);
});
