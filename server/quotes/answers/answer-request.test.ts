import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DECLINE_REASONS, MAX_ANSWERS } from "#contract/answers/offer.ts";
import { answers } from "#server/database/tables/requests.ts";
import { DIRECTORY_QUOTE, FULL_OFFER, OFFER } from "../testing/examples.ts";
import { ADMIN, answerPath } from "../testing/open-quotes.ts";
import { useQuotes } from "../testing/use-quotes.ts";

const { openInTestMode, database, rows } = useQuotes();

async function openRequest(fields: object = {}) {
  const opened = openInTestMode();
  const { reference, receipt } = await opened.accepted({ ...DIRECTORY_QUOTE, ...fields });
  const path = answerPath(reference, 1);
  return {
    ...opened,
    ...{ reference, receipt, path },
    read: () => opened.call("GET", path),
    offer: (body: object = OFFER, key?: string) =>
      opened.call("POST", `${path}/offer`, body, key ? { "idempotency-key": key } : {}),
    decline: (body: object, key?: string) =>
      opened.call("POST", `${path}/decline`, body, key ? { "idempotency-key": key } : {}),
  };
}

test("a link shows the job and what the customer typed, but not who asks", async () => {
  const { read, reference } = await openRequest({ job: { size: 6, stands: "road" } });
  const { status, headers, body } = await read();
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(body).toMatchObject({
    request: { reference, job: { size: 6, stands: "road" }, weeks: 1, companies: 2 },
    company: { id: 1, name: "Firm 1" },
    state: "open",
    offers: [],
    declined: null,
    prefilledFrom: null,
    canAnswer: true,
    refusal: null,
  });
  expect(body.request.asked).toContainEqual({
    label: "Additional information",
    text: "Mostly hedge.\nSee www.hedge.example",
  });
  expect(JSON.stringify(body)).not.toMatch(/Ann Example|ann@home|07700/);
});

test("reading a link changes nothing", async () => {
  const { read } = await openRequest();
  const before = await rows();
  await read();
  expect(await rows()).toEqual(before);
});

test("every offer is a new version with a total, and all stay readable", async () => {
  const { read, offer } = await openRequest();
  expect(await offer()).toMatchObject({ status: 201, body: { version: 1, total: "250.00" } });
  expect(await offer(FULL_OFFER)).toMatchObject({ status: 201, body: { version: 2, total: "364.00" } });
  const { body } = await read();
  expect(body.offers).toMatchObject([
    { version: 2, total: "364.00", vatAdded: "54.00", note: "Gate 3 m wide" },
    { version: 1, total: "250.00", hireDays: null },
  ]);
});

test("an offer after a decline and a decline after an offer are the last word", async () => {
  const { read, offer, decline, call, receipt } = await openRequest();
  const onReceipt = async () => (await call("GET", receipt)).body.companies[0].answer;
  const declined = await decline({ reason: "no-vehicle", note: "Try in May" });
  expect(declined).toMatchObject({
    status: 200,
    body: { declined: { reason: "no-vehicle", note: "Try in May" }, canAnswer: true },
  });
  expect(await onReceipt()).toMatchObject({ state: "declined", declinedBecause: "no-vehicle" });
  await offer();
  expect((await read()).body.declined).toBeNull();
  expect(await onReceipt()).toMatchObject({ state: "offered", offer: { total: "250.00" } });
  await decline({ reason: "other" });
  expect(await onReceipt()).toMatchObject({ state: "declined", offer: null });
});

test("two offers at once become versions 1 and 2", async () => {
  const { offer } = await openRequest();
  const sent = await Promise.all([offer(), offer(FULL_OFFER)]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(sent.map(({ body }) => body.version).sort()).toEqual([1, 2]);
});

test("an answer sent twice under one key is one answer, also when both arrive at once", async () => {
  const { offer, decline } = await openRequest();
  const sent = await Promise.all([offer(FULL_OFFER, "one"), offer(FULL_OFFER, "one")]);
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, total: "364.00" },
    { version: 1, total: "364.00" },
  ]);
  await decline({ reason: "other" }, "two");
  expect((await decline({ reason: "other" }, "two")).status).toBe(200);
  expect(await database().$count(answers)).toBe(2);
});

test("another answer under a used key is refused, because it would be lost", async () => {
  const { offer, decline } = await openRequest();
  await offer(OFFER, "one");
  const other = await offer(FULL_OFFER, "one");
  expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining("differs") } });
  expect((await decline({ reason: "other" }, "one")).status).toBe(409);
});

test("one key of two companies is two answers", async () => {
  const { offer, call, reference } = await openRequest();
  await offer(OFFER, "one");
  const second = await call("POST", `${answerPath(reference, 2)}/offer`, OFFER, { "idempotency-key": "one" });
  expect(second).toMatchObject({ status: 201, body: { version: 1 } });
});

test("what cannot be an answer is refused field by field", async () => {
  const { offer, decline, call, path } = await openRequest();
  expect(await offer({ vat: "maybe", lines: [], earliestDate: "2020-01-01" })).toMatchObject({
    status: 400,
    body: {
      fields: {
        lines: "Give a price for the hire",
        vat: expect.stringContaining("vat must be one of"),
        earliestDate: "The earliest date must not be in the past",
      },
    },
  });
  expect(await decline({ reason: "tired" })).toMatchObject({
    status: 400,
    body: { fields: { reason: "Choose a reason" } },
  });
  expect((await offer(OFFER, "a key")).status).toBe(400);
  expect((await call("POST", `${path}/offer`, [])).status).toBe(400);
  expect(await database().$count(answers)).toBe(0);
});

test.each(DECLINE_REASONS.map(({ value }) => value))(
  "a company can decline because of %s",
  async (reason) => {
    const { decline, read } = await openRequest();
    await decline({ reason });
    expect((await read()).body.declined).toMatchObject({ reason, note: null });
  },
);

test("a link that we did not sign, of another company or of another purpose is unknown", async () => {
  const { call, path, reference, receipt } = await openRequest();
  const unknown = [
    "/answers/x",
    path.replace(".1.", ".2."),
    `${path}x`,
    `${path}.x`,
    receipt.replace("/receipts/", "/answers/"),
    answerPath("SF-2222-22", 1),
    // This link is signed, but company 3 was not asked.
    answerPath(reference, 3),
  ];
  for (const wrong of unknown) {
    expect((await call("GET", wrong)).status).toBe(404);
    expect((await call("POST", `${wrong}/offer`, OFFER)).status).toBe(404);
    expect((await call("POST", `${wrong}/decline`, { reason: "other" })).status).toBe(404);
  }
  expect(await database().$count(answers)).toBe(0);
});

test("a link works for thirty days after its email", async () => {
  const { read, offer, decline } = await openRequest();
  const age = (interval: string) =>
    database().execute(sql`update deliveries set created_at = now() - ${interval}::interval`);
  await age("29 days 23 hours");
  expect((await read()).status).toBe(200);
  await age("30 days 1 minute");
  expect(await read()).toMatchObject({ status: 410, body: { message: expect.stringContaining("30 days") } });
  expect((await offer()).status).toBe(410);
  expect((await decline({ reason: "other" })).status).toBe(410);
});

test("the time of the first answer is kept with the company's email", async () => {
  const { offer, decline } = await openRequest();
  const answeredAt = async () =>
    (await rows()).deliveries.map(({ kind, companyId, answeredAt }) => [kind, companyId, answeredAt]);
  expect(await answeredAt()).toContainEqual(["company", 1, null]);
  await offer();
  const first = await answeredAt();
  expect(first).toContainEqual(["company", 1, expect.any(Date)]);
  expect(first).toContainEqual(["company", 2, null]);
  await decline({ reason: "other" });
  expect((await answeredAt()).filter(([kind]) => kind === "company")).toEqual(
    first.filter(([kind]) => kind === "company"),
  );
});

test("why a company said no is kept with its email as long as that is its last word", async () => {
  const { offer, decline, call, receipt } = await openRequest();
  const reasons = async () =>
    (await rows()).deliveries
      .filter(({ kind }) => kind === "company")
      .map(({ companyId, declineReason }) => [companyId, declineReason]);
  await decline({ reason: "no-vehicle" });
  expect(await reasons()).toContainEqual([1, "no-vehicle"]);
  expect(await reasons()).toContainEqual([2, null]);
  await offer();
  expect(await reasons()).toContainEqual([1, null]);
  await decline({ reason: "other" });
  // The answers are erased with the customer's details; the reason is kept.
  expect((await call("POST", `${receipt}/erase`)).status).toBe(200);
  expect(await database().$count(answers)).toBe(0);
  expect(await reasons()).toContainEqual([1, "other"]);
});

test("a company that answered many times is asked to write to the customer instead, and can still decline", async () => {
  const { offer, decline, read } = await openRequest();
  for (let sent = 0; sent < MAX_ANSWERS; sent += 1) expect((await offer()).status).toBe(201);
  expect(await offer()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("reply to our email") },
  });
  expect((await read()).body).toMatchObject({
    state: "open",
    canAnswer: false,
    prefilledFrom: "this-request",
    canDecline: true,
    refusal: expect.stringContaining(`${MAX_ANSWERS} times`),
  });
  expect((await decline({ reason: "no-vehicle" })).status).toBe(200);
  expect((await read()).body).toMatchObject({ canDecline: false, declined: { reason: "no-vehicle" } });
  expect((await decline({ reason: "other" })).status).toBe(409);
});

test("branches with one address answer each for itself", async () => {
  const { call, reference } = await openRequest({ companies: [{ id: 1 }, { id: 9 }] });
  expect((await call("POST", `${answerPath(reference, 9)}/offer`, OFFER)).status).toBe(201);
  const { body } = await call("GET", answerPath(reference, 1));
  expect(body).toMatchObject({ company: { name: "Firm 1" }, offers: [] });
});

test("the administrator sees each company's last word, and nothing that it wrote", async () => {
  const { call, offer, reference } = await openRequest();
  const listed = async () => (await call("GET", "/quotes", undefined, ADMIN)).body[0].answers;
  expect(await listed()).toEqual([]);
  await offer();
  await offer(FULL_OFFER);
  await call("POST", `${answerPath(reference, 2)}/decline`, { reason: "other", note: "Gate 3 m wide" });
  const answeredAt = expect.any(String);
  const comparable = { total: "364.00", extraWeeks: 0, unsaid: [] };
  expect(await listed()).toEqual([
    { companyId: 1, state: "offered", version: 2, total: "364.00", comparable, answeredAt },
    { companyId: 2, state: "declined", version: null, total: null, comparable: null, answeredAt },
  ]);
});
