import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { newQuote } from "#contract/quotes.ts";
import { connect } from "#server/database/connect.ts";
import { quotes as quoteTable } from "#server/database/tables/requests.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { DIRECTORY_QUOTE, MERGED_ID, PAGE_QUOTE, WITHOUT_KEY } from "./testing/examples.ts";
import { openQuotes } from "./testing/open-quotes.ts";
import { useQuotes } from "./testing/use-quotes.ts";

const { openInTestMode, rows, database } = useQuotes();

test("a request from the /quote page is stored with its date, and its duration as hire length", async () => {
  const { post } = openInTestMode();
  expect((await post(PAGE_QUOTE)).status).toBe(201);
  expect((await rows()).quotes).toMatchObject([
    { hireDate: "2999-12-31", hireLength: "flexible", wasteType: "Hedge cuttings", status: "new" },
  ]);
});

test.each([
  ["the directory", DIRECTORY_QUOTE],
  ["the /quote page", PAGE_QUOTE],
])(
  "a request from %s with lone surrogates and invisible characters is stored without them",
  async (_, body) => {
    const { post } = openInTestMode();
    const typed = {
      ...body,
      name: "\ud800Ann\u202E Example",
      phone: "\u200B07700 900123",
      additionalInfo: "a\udfffb",
    };
    expect((await post(typed)).status).toBe(201);
    expect((await rows()).quotes).toMatchObject([
      { name: "Ann Example", phone: "07700 900123", additionalInfo: "ab" },
    ]);
  },
);

test("without a mail server the response says so and no email is sent", async () => {
  const { post } = openInTestMode();
  expect((await post(DIRECTORY_QUOTE)).body.testMode).toBe(true);
  expect((await rows()).deliveries.map(({ state }) => state)).toEqual(["test", "test", "test"]);
});

test.each([
  [[], "No companies selected - Please select at least one company to send your quote request."],
  [[1, 2, 3, 4, 5, 6], "Maximum reached - You can select up to 5 companies for quotes."],
  [[1, 99], "One of the companies is no longer listed. Please choose again."],
  [[1, 7], "Firm 7 can't be asked for a quote by email. Please choose another company."],
  [[8], "Firm 8 can't be asked for a quote by email. Please choose another company."],
])("a request to the companies %j is refused with a sentence", async (ids, message) => {
  const { post } = openInTestMode();
  const answer = await post({ ...DIRECTORY_QUOTE, companies: ids.map((id) => ({ id })) });
  expect(answer).toMatchObject({ status: 400, body: { message, fields: { companies: message } } });
  expect((await rows()).quotes).toEqual([]);
});

test("a company named twice is asked once", async () => {
  const { post } = openInTestMode();
  const { body } = await post({ ...DIRECTORY_QUOTE, companies: [1, 1, 2, 2, 1, 1].map((id) => ({ id })) });
  expect(body.companies).toHaveLength(2);
});

test("an entry that was merged stands for the company into which it was merged", async () => {
  const { post } = openInTestMode();
  const { body } = await post({ ...DIRECTORY_QUOTE, companies: [1, MERGED_ID, 2].map((id) => ({ id })) });
  expect(body.companies.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
});

test("requests repeated with the same key are stored once and get the same response", async () => {
  const { post } = openInTestMode();
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(DIRECTORY_QUOTE, "key-1")));
  const later = await post(DIRECTORY_QUOTE, "key-1");
  for (const answer of answers) expect(answer.body).toEqual(later.body);
  const { quotes, deliveries } = await rows();
  expect(quotes).toHaveLength(1);
  expect(deliveries).toHaveLength(3);
});

test("a form without script that is sent twice is stored once; another form is another request", async () => {
  const { quotes } = openInTestMode();
  const form = newQuote.parse(PAGE_QUOTE);
  const twice = await Promise.all([quotes.submit(form, WITHOUT_KEY), quotes.submit(form, WITHOUT_KEY)]);
  expect(twice[0]).toEqual(twice[1]);
  expect((await rows()).quotes).toHaveLength(1);
  await quotes.submit({ ...form, wasteType: "Bricks" }, WITHOUT_KEY);
  expect((await rows()).quotes).toHaveLength(2);
});

test("a form without script that is sent just before and just after a full hour is stored once", async () => {
  const { quotes } = openInTestMode();
  const form = newQuote.parse(PAGE_QUOTE);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.setSystemTime("2026-11-26T10:59:59.900Z");
  const before = await quotes.submit(form, WITHOUT_KEY);
  vi.setSystemTime("2026-11-26T11:00:00.100Z");
  expect(await quotes.submit(form, WITHOUT_KEY)).toEqual(before);
  expect((await rows()).quotes).toHaveLength(1);
});

test("a form without script that is sent again after an hour is another request, which is stored once", async () => {
  const { quotes } = openInTestMode();
  const form = newQuote.parse(PAGE_QUOTE);
  const first = await quotes.submit(form, WITHOUT_KEY);
  const age = (minutes: number) =>
    database()
      .update(quoteTable)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` });
  await age(59);
  expect(await quotes.submit(form, WITHOUT_KEY)).toEqual(first);
  await age(61);
  const again = await Promise.all([quotes.submit(form, WITHOUT_KEY), quotes.submit(form, WITHOUT_KEY)]);
  expect(again[0]).toEqual(again[1]);
  expect((await rows()).quotes).toHaveLength(2);
});

test.each(["withdraw", "erase"] as const)(
  "after %s, a form without script can send the same request again",
  async (action) => {
    const { quotes } = openInTestMode();
    const form = newQuote.parse(PAGE_QUOTE);
    const send = async () => {
      const submission = await quotes.submit(form, WITHOUT_KEY);
      if ("refused" in submission) throw new Error(submission.message);
      return submission;
    };
    const first = await send();
    await quotes[action](first.receiptUrl.split("/").at(-1) ?? "");
    const again = await send();
    expect(again.reference).not.toBe(first.reference);
    expect(await send()).toEqual(again);
    expect(await quotes.receipt(again.receiptUrl.split("/").at(-1) ?? "")).toMatchObject({
      withdrawnAt: null,
    });
  },
);

test("a request sent with a key stays the same request after its withdrawal", async () => {
  const { post, call } = openInTestMode();
  const { receiptUrl, reference } = (await post(DIRECTORY_QUOTE, "key-1")).body;
  await call("POST", `/receipts/${receiptUrl.split("/").at(-1)}/withdraw`);
  expect((await post(DIRECTORY_QUOTE, "key-1")).body).toMatchObject({ reference });
});

test("a different request with the same key is refused", async () => {
  const { post } = openInTestMode();
  await post(DIRECTORY_QUOTE, "key-1");
  const { status, body } = await post({ ...DIRECTORY_QUOTE, name: "Bob" }, "key-1");
  expect(status).toBe(422);
  expect(body.message).toContain("Idempotency-Key");
  expect((await post(DIRECTORY_QUOTE, "not a key")).status).toBe(400);
  expect((await rows()).quotes).toHaveLength(1);
});

test("while the database is down a request is refused with a message instead of lost", async () => {
  const url = "postgres://127.0.0.1:1/none";
  const down = { url, database: connect(url), close: async () => {} };
  const { post } = openQuotes(down, { renderEmail, smtpUrl: "smtp://127.0.0.1:1" });
  const { status, body } = await post(DIRECTORY_QUOTE, "key-1");
  expect(status).toBe(503);
  expect(body.message).toContain("Please try again in a minute");
});

/** Sends requests from one network. */
function sendingFrom(network: string) {
  const { call } = openInTestMode();
  return (body: object) => call("POST", "/quotes", body, { "x-network": network });
}

test("an equal request posted twice without a key is stored once and gets the same response", async () => {
  const send = sendingFrom("home");
  const answers = await Promise.all([send(DIRECTORY_QUOTE), send(DIRECTORY_QUOTE)]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  const { email, additionalInfo } = DIRECTORY_QUOTE;
  const respelt = { email: email.toUpperCase(), additionalInfo: additionalInfo.replaceAll(" ", "  ") };
  expect((await send({ ...DIRECTORY_QUOTE, ...respelt })).body).toEqual(answers[0]?.body);
  expect((await rows()).quotes).toHaveLength(1);
});

test("whoever posts a customer's words again from elsewhere gets no link to the customer's page", async () => {
  const customer = await sendingFrom("home")(DIRECTORY_QUOTE);
  const { body } = await sendingFrom("yard")(DIRECTORY_QUOTE);
  expect(body.receiptUrl).not.toBe(customer.body.receiptUrl);
  expect(JSON.stringify(body)).not.toContain(customer.body.reference);
});

test("an asked company on the network around the customer's gets no link: it sends a request of its own", async () => {
  const { call } = openInTestMode();
  const send = (inner: string) =>
    call("POST", "/quotes", DIRECTORY_QUOTE, { "x-network": "outer", "x-inner-network": inner });
  const { body: customer } = await send("home");
  const second = await send("yard");
  expect(second.status).toBe(201);
  expect(second.body.reference).not.toBe(customer.reference);
  expect((await send("home")).body.receiptUrl).toBe(customer.receiptUrl);
});

test.each([
  ["another word in the note", { additionalInfo: "Mostly hedges" }],
  ["a corrected telephone number", { phone: "07700 900124" }],
  ["one company more", { companies: [{ id: 1 }, { id: 2 }, { id: 3 }] }],
])("a request with %s is another one, and the same again is one request", async (_, changed) => {
  const send = sendingFrom("home");
  const first = await send(DIRECTORY_QUOTE);
  expect((await send(DIRECTORY_QUOTE)).body.reference).toBe(first.body.reference);
  expect((await send({ ...DIRECTORY_QUOTE, ...changed })).status).toBe(201);
  expect((await rows()).quotes).toHaveLength(2);
});
