import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_QUOTE, TEST_SIGNING_SECRET } from "../testing/examples.ts";
import { useQuotes } from "../testing/use-quotes.ts";

const { open, mailServer, database } = useQuotes();
const tokens = quoteTokens({ signingSecret: TEST_SIGNING_SECRET });

/** A request to one company from a person and a network of their own, unless `changes` says something else. */
let people = 0;
const person = (changes: object = {}) => {
  people += 1;
  const phone = `07700 9${String(people).padStart(5, "0")}`;
  return {
    ...DIRECTORY_QUOTE,
    email: `ann@customer${people}.example`,
    phone,
    companies: [{ id: 1 }],
    ...changes,
  };
};

async function start() {
  await database().delete(companies);
  const place = { location: "Leeds", county: "West Yorkshire" };
  await database()
    .insert(companies)
    .values([1, 2].map((id) => ({ id, name: `Firm ${id}`, ...place })));
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, isSending: false });
  const send = async (body: object, network?: string) => {
    const headers: Record<string, string> = network ? { "x-network": network } : {};
    const { reference, receiptUrl } = (await opened.call("POST", "/quotes", body, headers)).body;
    const emailed = `/receipts/${tokens.issueEmailed(reference)}`;
    return { receipt: `/receipts/${receiptUrl.split("/").at(-1)}`, emailed, reference };
  };
  const requestsOf = async (id = 1) => {
    const [row] = await database().select().from(companies).where(eq(companies.id, id));
    return row?.answers?.requests ?? 0;
  };
  return { ...opened, send, requestsOf };
}

test("a request counts once its customer followed a link that only the email has", async () => {
  const { send, call, requestsOf } = await start();
  const { receipt, emailed } = await send(person());
  await call("GET", receipt);
  await call("POST", `${receipt}/ask`, { companyIds: [2] });
  expect(await requestsOf()).toBe(0);
  await call("GET", emailed);
  expect([await requestsOf(1), await requestsOf(2)]).toEqual([1, 1]);
  await call("GET", emailed);
  expect(await requestsOf()).toBe(1);
});

test("the link in the confirmation is that link, and the one in the answer to the form is not", async () => {
  const { send, call, requestsOf } = await start();
  const { receipt } = await send(person());
  const [confirmation] = await database().select().from(deliveries).where(eq(deliveries.kind, "customer"));
  const link = JSON.stringify(confirmation?.content).match(/\/receipt\/([\w.-]+)/)?.[1];
  expect(`/receipts/${link}`).not.toBe(receipt);
  await call("GET", `/receipts/${link}`);
  expect(await requestsOf()).toBe(1);
});

test("companies asked later, and those of a request that had to be confirmed, count too", async () => {
  const { send, call, requestsOf } = await start();
  const early = await send(person());
  await call("GET", early.emailed);
  await call("POST", `${early.receipt}/ask`, { companyIds: [2] });
  expect(await requestsOf(2)).toBe(1);
  await database().update(quotes).set({ awaitingConfirmation: true });
  await database().delete(deliveries);
  await call("POST", `${early.emailed}/confirm`);
  expect(await requestsOf(1)).toBe(1);
});

test.each([
  ["mailbox", (at: number) => person({ email: `ann+${at}@customer.example` }), undefined],
  ["telephone", (at: number) => person({ phone: `0113 496 0001 (${at})` }), undefined],
  ["outer network", () => person(), "2001:db8:50::/48"],
])("requests of one %s count once a month for a company", async (_, requestOf, network) => {
  const { send, call, requestsOf } = await start();
  const follow = async (at: number, changes = {}) =>
    call("GET", (await send({ ...requestOf(at), ...changes }, network)).emailed);
  for (const at of [1, 2, 3]) await follow(at);
  expect(await requestsOf()).toBe(1);
  await follow(4, { companies: [{ id: 2 }] });
  expect(await requestsOf(2)).toBe(1);
  await database().update(deliveries).set({ createdAt: sql`now() - interval '32 days'` });
  await follow(5);
  expect(await requestsOf()).toBe(2);
});

test("requests of one person that are followed at the same time count once", async () => {
  const { send, call, requestsOf } = await start();
  const sent = [
    await send(person({ email: "a@one.example" })),
    await send(person({ email: "a+1@one.example" })),
  ];
  await Promise.all(sent.map(({ emailed }) => call("GET", emailed)));
  expect(await requestsOf()).toBe(1);
});

test.each(["withdraw", "erase"])(
  "a request ended by %s within a day does not count, a later one does",
  async (act) => {
    const { send, call, requestsOf } = await start();
    const rival = await send(person());
    await call("GET", rival.emailed);
    await call("POST", `${rival.emailed}/${act}`);
    expect(await requestsOf()).toBe(0);
    await call("GET", rival.emailed);
    expect(await requestsOf()).toBe(0);
    const genuine = await send(person());
    await call("GET", genuine.emailed);
    await database().update(quotes).set({ createdAt: sql`now() - interval '25 hours'` });
    await call("POST", `${genuine.receipt}/${act}`);
    expect(await requestsOf()).toBe(1);
  },
);

test("a rival's ten requests in a minute, nine of them withdrawn, leave the public record as it was", async () => {
  const { send, call, requestsOf } = await start();
  await call("GET", (await send(person())).emailed);
  for (let at = 0; at < 10; at += 1) {
    const { receipt } = await send(person(), "2001:db8:99::/48");
    if (at > 0) await call("POST", `${receipt}/withdraw`);
  }
  expect(await requestsOf()).toBe(1);
});
