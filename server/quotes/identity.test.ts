import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { REQUESTS_A_DAY } from "#contract/limits.ts";
import type { Quote } from "#contract/quotes.ts";
import { DIRECTORY_QUOTE, findExampleCompany, PAGE_QUOTE } from "./testing/examples.ts";
import { ADMIN } from "./testing/open-quotes.ts";
import { emailsReceivedBy, recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

/** A request with the email address, on a domain of its own, and the telephone number of this customer. */
const requestFrom = (customer: number, changes: object = {}) => ({
  ...DIRECTORY_QUOTE,
  email: `ann@customer${customer}.example`,
  phone: `07700 9${String(customer).padStart(5, "0")}`,
  ...changes,
});

const confirmingToken = (text = "") => text.match(/\/receipt\/(\S+)/)?.[1] ?? expect.unreachable();

test("the sixth request of a day with one address waits for a click in an email to that address", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  for (let number = 1; number <= 5; number += 1)
    expect(await accepted(requestFrom(number, { email: "ann@home.example" }))).toMatchObject({
      awaitingConfirmation: false,
    });
  const sixth = await accepted(requestFrom(6, { email: "ANN@home.example" }));
  expect(sixth.awaitingConfirmation).toBe(true);
  await expect.poll(() => emailsReceivedBy(server, "ANN@home.example")).toHaveLength(1);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(5);
  const [email] = emailsReceivedBy(server, "ANN@home.example");
  expect(email?.headers.get("subject")).toContain(sixth.reference);

  const answered = JSON.stringify([sixth, (await call("GET", sixth.receipt)).body]);
  const token = confirmingToken(email?.text);
  expect(answered).not.toContain(token.split(".")[2]);
  expect((await call("POST", `${sixth.receipt}/confirm`)).status).toBe(409);
  expect((await call("GET", `/receipts/${token}`)).body).toMatchObject({ canConfirm: true });
  expect(emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(5);

  const confirmed = await call("POST", `/receipts/${token}/confirm`);
  expect(confirmed).toMatchObject({ status: 200, body: { awaitingConfirmation: false } });
  await call("POST", `/receipts/${token}/confirm`);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(6);
});

test("many requests with one telephone wait, whatever address and spelling they use", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const phones = ["07700 900123", "+44 7700 900123", "0044 7700900123", "07700-900-123", "(07700) 900123"];
  for (const [number, phone] of phones.entries()) await accepted(requestFrom(number, { phone }));
  expect(await accepted(requestFrom(6, { phone: "07700900123" }))).toMatchObject({
    awaitingConfirmation: true,
  });
});

test("many requests with one telephone wait, also in spellings that only a link reads as this number", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const phones = [
    "0113 496 0001",
    "+44 0113 496 0001",
    "0044 0113 496 0001",
    "0113 496 000１",
    "٠١١٣ ٤٩٦ ٠٠٠١",
    "(0113) 496 0001 ext 1",
  ];
  const waits: boolean[] = [];
  for (const [number, phone] of phones.entries())
    waits.push((await accepted(requestFrom(number, { phone }))).awaitingConfirmation);
  expect(waits).toEqual([false, false, false, false, false, true]);
});

test("many requests to one mailbox of Gmail wait, whichever of its domains they name", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const waits: boolean[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const email = number % 2 ? "ann.other@googlemail.com" : "AnnOther@gmail.com";
    waits.push((await accepted(requestFrom(number, { email }))).awaitingConfirmation);
  }
  expect(waits).toEqual([false, false, false, false, false, true]);
});

/** Sends requests one after the other. Returns how many went at once before the first that waits. */
async function sentBeforeWaiting(requests: readonly { body: object; network?: string }[]) {
  const server = await mailServer();
  const { call } = open({ smtpUrl: server.url, isSending: false });
  const waits: boolean[] = [];
  for (const { body, network } of requests) {
    const headers: Record<string, string> = network ? { "x-network": network } : {};
    waits.push((await call("POST", "/quotes", body, headers)).body.awaitingConfirmation);
  }
  const first = waits.indexOf(true);
  if (first >= 0) expect(waits.slice(first)).not.toContain(false);
  return first;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/**
 * What an attacker varies to name one person in many requests, and how many requests a day go at once all the same. Every key
 * of `REQUESTS_A_DAY` has a line.
 */
const VARIED: Record<keyof typeof REQUESTS_A_DAY, Record<string, (at: number) => object>> = {
  mailbox: {
    "the tag of an address on the victim's own domain": (at) => ({ email: `office+${at}@victim-firm.co.uk` }),
    "everything but the address in the text": (at) => ({
      additionalInfo: `Write to office+${at}@victim-firm.co.uk.`,
    }),
    "the tag of an address with which the text begins": (at) => ({
      additionalInfo: `office+${at}@victim-firm.co.uk knows more`,
    }),
    "capitals and tags": (at) => ({ email: `${at % 2 ? "Office" : "OFFICE"}+x.${at}@Victim-Firm.co.uk` }),
  },
  phone: {
    "what follows a telephone number": (at) => ({ phone: `07700 900456 (${at})` }),
    "what precedes and follows it, and letters for digits": (at) => ({
      phone: ["O7700 9OO456", "07700 900456 / 2", "no 3: 07700 900456", "ring after 6: 07700-900456"][at % 4],
    }),
    "a second number beside it": (at) => ({ phone: `0113 496 ${1000 + at}, 07700 900456` }),
    "everything but the number in the text": (at) => ({
      ...[{ additionalInfo: `Ring 07700 900499, house ${at}` }, { location: "Leeds, ring O7700-900499" }][
        at % 2
      ],
    }),
    "a text that is no telephone number": (at) => ({ phone: `ask for Ann, desk ${at}` }),
  },
  domain: {
    "the name before a small domain": (at) => ({ email: `name${at}@victim-firm.co.uk` }),
    "subdomains of a small domain": (at) => ({ email: `ann@host${at}.victim-firm.co.uk` }),
  },
  "outer-network": { "everything but the outer network": () => ({}) },
};

const LIMITS = Object.entries(REQUESTS_A_DAY) as [keyof typeof REQUESTS_A_DAY, number][];
describe.each(LIMITS)("of requests with one %s, %i a day go at once", (kind, most) => {
  test.each(Object.entries(VARIED[kind]))("whoever varies %s", async (_, vary) => {
    const network = kind === "outer-network" ? "2001:db8:99::/48" : undefined;
    const requests = numbers(most + 3).map((at) => ({
      body: requestFrom(at, vary(at)),
      ...(network && { network }),
    }));
    expect(await sentBeforeWaiting(requests)).toBe(most);
  });
});

test("customers of large providers, on networks of their own, do not share a limit", async () => {
  const requests = numbers(14).map((at) => ({ body: requestFrom(at, { email: `ann${at}@gmail.com` }) }));
  expect(await sentBeforeWaiting([...requests, { body: requestFrom(1), network: "x" }])).toBe(-1);
});

test("tags bring no mailbox more than three emails that ask to confirm", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url, isSending: false });
  for (const at of numbers(12)) await accepted(requestFrom(at, { email: `office+${at}@victim-firm.co.uk` }));
  const links = (await rows()).deliveries.filter(({ kind }) => kind === "verification");
  expect(links).toHaveLength(3);
});

test("of requests sent at the same time with one address, five go at once", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      accepted(
        requestFrom(number, { email: number % 2 ? "ann.other@gmail.com" : "AnnOther+skip@gmail.com" }),
      ),
    ),
  );
  expect(sent.filter(({ awaitingConfirmation }) => awaitingConfirmation)).toHaveLength(3);
});

test("an address gets at most three links a day, and the requests above are kept", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const send = (number: number) => accepted(requestFrom(number, { email: "ann@home.example" }));
  for (let number = 1; number <= 8; number += 1) await send(number);
  const { receipt } = await send(9);
  const links = async () => (await rows()).deliveries.filter(({ kind }) => kind === "verification");
  expect(await links()).toHaveLength(3);
  const list: Quote[] = (await call("GET", "/quotes", undefined, ADMIN)).body;
  expect(list.filter(({ awaitingConfirmation }) => awaitingConfirmation)).toHaveLength(4);

  expect(await call("POST", `${receipt}/send-link`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("three such emails") },
  });
  await database().execute(sql`update deliveries set created_at = now() - interval '25 hours'`);
  expect((await call("POST", `${receipt}/send-link`)).status).toBe(200);
  expect(await links()).toHaveLength(4);
});

test("a request for which no link was sent says so at once, when it is repeated, and on its receipt", async () => {
  const server = await mailServer();
  const { accepted, call, post } = open({ smtpUrl: server.url, isSending: false });
  const send = (number: number) => accepted(requestFrom(number, { email: "ann@home.example" }));
  for (let number = 1; number <= 7; number += 1) await send(number);
  const eighth = await send(8);
  expect(eighth).toMatchObject({ awaitingConfirmation: true, linkSent: true });
  expect((await call("GET", eighth.receipt)).body).toMatchObject({ linkEmail: "queued" });

  const body = requestFrom(9, { email: "ann@home.example" });
  const ninth = await post(body, "key");
  expect(ninth.body).toMatchObject({ awaitingConfirmation: true, linkSent: false });
  expect((await post(body, "key")).body).toEqual(ninth.body);
  const receipt = `/receipts/${ninth.body.receiptUrl.split("/").at(-1)}`;
  expect((await call("GET", receipt)).body).toMatchObject({ linkEmail: null });
  const refusal = async (path: string) => (await call("POST", `${path}/send-link`)).body.message;
  expect(await refusal(receipt)).toMatch(/three such emails .* were for other requests.* tomorrow/);
  expect(await refusal(eighth.receipt)).toContain("look in your junk folder");

  await database().execute(sql`update deliveries set created_at = now() - interval '25 hours'`);
  expect((await call("POST", `${receipt}/send-link`)).body).toMatchObject({ linkEmail: "queued" });
  expect((await post(body, "key")).body).toMatchObject({ linkSent: true });
});

test("a request that goes at once needs no link", async () => {
  const { accepted, call } = openInTestMode();
  const { linkSent, receipt } = await accepted(DIRECTORY_QUOTE);
  expect(linkSent).toBe(false);
  expect((await call("GET", receipt)).body).toMatchObject({ linkEmail: null });
});

test("a request that waits can be withdrawn, and is then sent to nobody", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url, rateLimitFactor: 0.2 });
  await accepted(requestFrom(1));
  const { receipt, reference } = await accepted(requestFrom(1, { additionalInfo: "Another one" }));
  expect((await call("POST", `${receipt}/choose`, { companyId: 1 })).status).toBe(409);
  expect((await call("POST", `${receipt}/withdraw`)).status).toBe(200);
  await expect.poll(() => emailsReceivedBy(server, "ann@customer1.example")).toHaveLength(2);
  const token = emailsReceivedBy(server, "ann@customer1.example")
    .map(({ text }) => confirmingToken(text))
    .find((link) => link.startsWith(reference));
  expect((await call("POST", `/receipts/${token}/confirm`)).status).toBe(409);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(1);
});

/** A request that waits for a confirmation, and the path of its receipt in the email that asks for the confirmation. */
async function waitingRequest(body: object) {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url, rateLimitFactor: 0.2 });
  await accepted(requestFrom(1, { companies: [{ id: 2 }] }));
  const { receipt, id } = await accepted({ ...body, email: "ann@customer1.example" });
  await expect.poll(() => emailsReceivedBy(server, "ann@customer1.example")).toHaveLength(2);
  const confirming = emailsReceivedBy(server, "ann@customer1.example")
    .map(({ text }) => `/receipts/${confirmingToken(text)}`)
    .find((link) => link.startsWith(receipt) && link !== receipt);
  if (!confirming) throw new Error("No email asks for a confirmation");
  const refused = async (message: string) => {
    expect((await call("GET", confirming)).body).toMatchObject({
      awaitingConfirmation: true,
      canConfirm: false,
      confirmRefusal: message,
    });
    for (const [path, action] of [
      [confirming, "confirm"],
      [receipt, "send-link"],
    ])
      expect(await call("POST", `${path}/${action}`)).toMatchObject({ status: 409, body: { message } });
    expect((await rows()).deliveries.filter(({ recipient }) => recipient === "firm1@skips.example")).toEqual(
      [],
    );
  };
  return { receipt, id, confirming, call, quotes, refused };
}

test("a request can be confirmed for seven days, and later it goes to nobody", async () => {
  const { confirming, call, refused } = await waitingRequest({ ...DIRECTORY_QUOTE, companies: [{ id: 1 }] });
  await database().execute(sql`update quotes set created_at = now() - interval '169 hours'`);
  await refused("This request waited more than 7 days for your confirmation. Please send a new one.");
  await database().execute(sql`update quotes set created_at = now() - interval '167 hours'`);
  expect((await call("GET", confirming)).body).toMatchObject({ canConfirm: true, confirmRefusal: null });
  expect((await call("POST", `${confirming}/confirm`)).status).toBe(200);
});

test.each([
  ["of the /quote page", PAGE_QUOTE, sql`hire_date = current_date - 2`],
  [
    "of the exact job",
    { ...DIRECTORY_QUOTE, companies: [{ id: 1 }], job: { size: 6 } },
    sql`job = job || jsonb_build_object('date', current_date - 2)`,
  ],
])("a request whose delivery day %s has passed can't be confirmed", async (_, body, passed) => {
  const { refused, id } = await waitingRequest(body);
  await database().execute(sql`update quotes set ${passed} where id = ${id}`);
  await refused("The delivery day of this request has passed. Please send a new one.");
});

test("a request that nobody confirmed is deleted after 30 days with its emails, and others stay", async () => {
  const { receipt, id, call, quotes } = await waitingRequest(DIRECTORY_QUOTE);
  const left = async () => {
    await quotes.deleteExpired();
    return (await rows()).deliveries.filter(({ quoteId }) => quoteId === id).length;
  };
  await database().execute(sql`update quotes set created_at = now() - interval '29 days'`);
  expect(await left()).toBe(1);
  await database().execute(sql`update quotes set created_at = now() - interval '31 days'`);
  expect(await left()).toBe(0);
  expect((await call("GET", receipt)).status).toBe(404);
  expect((await rows()).quotes).toHaveLength(1);
});

test("without a mail server no request waits", async () => {
  const { accepted } = openInTestMode();
  for (let number = 1; number <= 7; number += 1)
    expect(await accepted(DIRECTORY_QUOTE)).toMatchObject({ awaitingConfirmation: false });
});

test("branches with one address get one email, one cancellation, and a state each", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt } = await accepted(requestFrom(1, { companies: [{ id: 1 }, { id: 9 }, { id: 10 }] }));
  await expect.poll(() => recipients(server)).toEqual(["ann@customer1.example", "firm1@skips.example"]);
  expect(emailsReceivedBy(server, "firm1@skips.example")[0]?.text).toContain(
    "Firm 1, Firm 9, Firm 10 are listed",
  );
  const states = async () =>
    (await call("GET", receipt)).body.companies.map(({ state }: { state: string }) => state);
  await expect.poll(states).toEqual(["sent", "sent", "sent"]);
  await call("POST", `${receipt}/withdraw`);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
});

test("a company gets at most 60 emails a day, and the others in one digest", async () => {
  const server = await mailServer();
  // This factor reduces every limit to a thirtieth, so a company gets two emails a day.
  const { accepted, call } = open({ smtpUrl: server.url, rateLimitFactor: 1 / 30 });
  const requests: Awaited<ReturnType<typeof accepted>>[] = [];
  for (let number = 1; number <= 5; number += 1)
    requests.push(await accepted(requestFrom(number, { companies: [{ id: 1 }] })));
  await expect.poll(() => recipients(server)).toHaveLength(7);
  expect(emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  await call("POST", `${requests[3]?.receipt}/withdraw`);

  // Makes the digest due now.
  await database().execute(sql`update pgboss.job set start_after = now() where start_after > now()`);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(3);
  const digest = emailsReceivedBy(server, "firm1@skips.example")[2];
  expect(digest?.headers.get("subject")).toContain("2 more quote requests");
  for (const [number, isIn] of [
    [2, true],
    [3, false],
    [4, true],
  ] as const)
    expect(digest?.text.includes(requests[number]?.reference ?? "")).toBe(isIn);
  await expect
    .poll(async () => (await call("GET", requests[4]?.receipt ?? "")).body.companies)
    .toMatchObject([{ state: "sent" }]);
});

test("a digest whose requests were all withdrawn is not sent", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url, rateLimitFactor: 1 / 30 });
  const requests: Awaited<ReturnType<typeof accepted>>[] = [];
  for (let number = 1; number <= 3; number += 1)
    requests.push(await accepted(requestFrom(number, { companies: [{ id: 1 }] })));
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  await call("POST", `${requests[2]?.receipt}/erase`);
  await database().execute(sql`update pgboss.job set start_after = now() where start_after > now()`);
  const digest = async () => (await rows()).deliveries.find(({ kind }) => kind === "digest");
  await expect.poll(async () => (await digest())?.state).toBe("sent");
  expect(emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
});

test("behind a flood of requests, another customer's confirmation leaves before the emails to companies", async () => {
  const server = await mailServer();
  const { accepted, jobs } = open({ smtpUrl: server.url, isSending: false });
  for (let number = 0; number < 30; number += 1)
    await accepted(
      requestFrom(number, { companies: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }] }),
    );
  await accepted(requestFrom(99, { email: "genuine@home.example" }));
  jobs.start();
  await expect.poll(() => emailsReceivedBy(server, "genuine@home.example")).toHaveLength(1);
  const before = recipients(server).filter((address) => address.startsWith("firm"));
  expect(before.length).toBeLessThan(10);
});

test("a company that pauses before the customer has confirmed is named as not asked, before and after", async () => {
  const server = await mailServer();
  let pausedUntil: string | null = null;
  const find = (id: number) => {
    const company = findExampleCompany(id);
    return company && { ...company, ...(id === 1 && { pausedUntil }) };
  };
  const { accepted, call } = open({ smtpUrl: server.url, find });
  for (let number = 1; number <= 5; number += 1)
    await accepted(requestFrom(number, { email: "ann@home.example" }));
  const waiting = await accepted(requestFrom(6, { email: "ann@home.example" }));
  const states = async () => {
    const { companies } = (await call("GET", waiting.receipt)).body as {
      companies: { state: string | null }[];
    };
    return companies.map(({ state }) => state);
  };
  expect(await states()).toEqual([null, null]);
  pausedUntil = "2999-01-01";
  expect(await states()).toEqual(["not-asked", null]);
  const link = () =>
    emailsReceivedBy(server, "ann@home.example").find(({ text }) => text.includes(waiting.reference));
  await expect.poll(link).toBeDefined();
  expect(await call("POST", `/receipts/${confirmingToken(link()?.text)}/confirm`)).toMatchObject({
    status: 200,
  });
  await expect.poll(states).toEqual(["not-asked", "sent"]);
});
