import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_QUOTE, findExampleCompany, TEST_SIGNING_SECRET } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { emailsReceivedBy, useQuotes } from "../testing/use-quotes.ts";

const { open, mailServer, database, rows } = useQuotes();

/** Makes all emails this many hours older. */
const passHours = (hours: number) =>
  database().execute(sql`
    update deliveries set
      created_at = created_at - make_interval(hours => ${hours}), sent_at = sent_at - make_interval(hours => ${hours})`);

const OFFER = { lines: [{ kind: "hire", price: "210.00" }], vat: "included", hireDays: 14 };

/** A request whose first emails have arrived. */
async function sentRequest(options: Partial<Parameters<typeof open>[0]> = {}, body = DIRECTORY_QUOTE) {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, ...options });
  const accepted = await opened.accepted(body);
  await expect.poll(async () => (await rows()).deliveries.every(({ state }) => state === "sent")).toBe(true);
  return { server, ...opened, ...accepted, emailsBefore: server.received.length };
}

const kinds = async () =>
  (await rows()).deliveries
    .map(({ kind }) => kind)
    .filter((kind) => kind.endsWith("-reminder"))
    .sort();

test("a company that has not answered is reminded once after the set hours, one that has answered never", async () => {
  const { server, quotes, call, reference, emailsBefore } = await sentRequest();
  expect((await call("POST", `${answerPath(reference, 1)}/decline`, { reason: "no-vehicle" })).status).toBe(
    200,
  );
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(2);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  await passHours(23);
  await quotes.followUp();
  expect(await kinds()).toEqual([]);
  await passHours(1);
  await Promise.all([quotes.followUp(), quotes.followUp()]);
  await quotes.followUp();
  expect(await kinds()).toEqual(["company-reminder"]);
  await expect.poll(() => server.received).toHaveLength(emailsBefore + 3);
  const [, reminder] = emailsReceivedBy(server, "firm2@skips.example");
  expect(reminder?.headers.get("subject")).toBe(
    `Still waiting for your price: quote request ${reference}, 6 yard skip in LS1 4AP`,
  );
  expect(reminder?.text).toContain(`https://skips.example/answer/${reference}.2.`);
  expect(reminder?.headers.get("reply-to")).toBe("ann@home.example");
});

test("after a changed choice, no company is reminded that was told of it", async () => {
  const { quotes, call, receipt } = await sentRequest({ undoMs: 0 });
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await quotes.followUp();
  await call("POST", `${receipt}/press`, { press: "release" });
  await passHours(25);
  await quotes.followUp();
  expect(await kinds()).toEqual([]);
});

test("branches with one address get one reminder with a button each", async () => {
  const companies = [{ id: 1 }, { id: 9 }].map((company) => ({ ...company, name: "", email: "" }));
  const { server, quotes, reference } = await sentRequest({}, { ...DIRECTORY_QUOTE, companies });
  await passHours(25);
  await quotes.followUp();
  expect(await kinds()).toEqual(["company-reminder", "company-reminder"]);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  const [, reminder] = emailsReceivedBy(server, "firm1@skips.example");
  for (const id of [1, 9])
    expect(reminder?.text).toContain(
      `Answer for Firm ${id}:\nhttps://skips.example/answer/${reference}.${id}.`,
    );
});

/** A request whose first emails have arrived, and after which company 2 has got another address and paused. */
async function sentBeforeMove() {
  let isMoved = false;
  const moved = { email: " new@skips.example ", pausedUntil: "2999-12-31" };
  const sent = await sentRequest({
    undoMs: 0,
    find(id) {
      const company = findExampleCompany(id);
      return company && { ...company, ...(isMoved && id === 2 && moved) };
    },
  });
  isMoved = true;
  return { ...sent, toNew: () => emailsReceivedBy(sent.server, "new@skips.example") };
}

test("a reminder and a choice go to the address that the company has now, even while it takes no requests", async () => {
  const { server, quotes, call, receipt, toNew } = await sentBeforeMove();
  await passHours(25);
  await quotes.followUp();
  await expect.poll(toNew).toHaveLength(1);
  expect(toNew()[0]?.headers.get("subject")).toContain("Still waiting for your price");
  expect(toNew()[0]?.text).toContain("https://skips.example/firm/requests");
  expect(toNew()[0]?.text).not.toContain("/answer/");
  await call("POST", `${receipt}/choose`, { companyId: 2 });
  await quotes.followUp();
  await expect.poll(toNew).toHaveLength(2);
  expect(toNew()[1]?.headers.get("subject")).toContain("You were chosen");
  expect(emailsReceivedBy(server, "firm2@skips.example")).toHaveLength(1);
});

test("a company hears at its present address that the customer chose another", async () => {
  const { server, quotes, call, receipt, toNew } = await sentBeforeMove();
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await quotes.followUp();
  await expect.poll(toNew).toHaveLength(1);
  expect(emailsReceivedBy(server, "firm2@skips.example")).toHaveLength(1);
});

test("a company whose request could not be delivered is not reminded, and reads of it in the customer's reminder", async () => {
  const server = await mailServer({ refuse: (to) => (to.startsWith("firm2") ? 550 : undefined) });
  const { quotes, accepted, call } = open({ smtpUrl: server.url });
  const { reference } = await accepted(DIRECTORY_QUOTE);
  await expect
    .poll(async () => (await rows()).deliveries.map(({ state }) => state).sort())
    .toEqual(["failed", "sent", "sent"]);
  await call("POST", `${answerPath(reference, 1)}/offer`, OFFER);
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(2);
  await passHours(49);
  await quotes.followUp();
  expect(await kinds()).toEqual(["customer-reminder"]);
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(3);
  const [, , reminder] = emailsReceivedBy(server, "ann@home.example");
  expect(reminder?.text).toContain("1 of the 2 companies you asked has answered so far.");
  expect(reminder?.text).toContain("- Firm 1: £210 for what you asked, VAT included\n");
  expect(reminder?.text).toContain("- Firm 2: our email could not be delivered, so please ring them\n");
});

const ESTIMATED = {
  ...{ from: "180.00", to: "220.00", known: false, unknown: [] },
  parts: [{ kind: "hire", from: "180.00", to: "220.00", source: "estimate" }],
};

test("the customer is reminded once, with others that fit and a link to where one press asks them", async () => {
  const found = [1, 3, 4].map((id) => ({
    ...findExampleCompany(id),
    location: "Leeds",
    rating: "4.50",
    reviewCount: 12,
    ...(id === 3 && { total: { ...ESTIMATED, from: "0.00", to: "0.00", parts: [], unknown: ["hire"] } }),
    ...(id === 4 && { offersSize: null, total: ESTIMATED }),
  }));
  const search = () => JSON.parse(JSON.stringify({ companies: found, searched: {} })) as never;
  const { server, quotes, reference } = await sentRequest({ search });
  await passHours(49);
  await quotes.followUp();
  await quotes.followUp();
  expect(await kinds()).toEqual(["company-reminder", "company-reminder", "customer-reminder"]);
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(2);
  const [, reminder] = emailsReceivedBy(server, "ann@home.example");
  expect(reminder?.headers.get("subject")).toBe(`Your quote request ${reference}: where it stands`);
  expect(reminder?.text).toContain("None of the 2 companies you asked have answered so far.");
  expect(reminder?.text).toContain(
    "- Firm 3, Leeds, rated 4.5 by 12\n- Firm 4, Leeds, rated 4.5 by 12, our estimate from £180, ask if it has the size\n",
  );
  const emailed = quoteTokens({ signingSecret: TEST_SIGNING_SECRET }).issueEmailed(reference);
  expect(reminder?.text).toContain(`Ask them too:\nhttps://skips.example/receipt/${emailed}\n`);
});

test("nobody is reminded while a company is chosen or after a withdrawal, but after the choice was undone", async () => {
  const { quotes, call, receipt } = await sentRequest();
  await passHours(49);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await quotes.followUp();
  expect(await kinds()).toEqual([]);
  await call("POST", `${receipt}/undo`);
  await database().execute(sql`update quotes set withdrawn_at = now()`);
  await quotes.followUp();
  expect(await kinds()).toEqual([]);
  await database().execute(sql`update quotes set withdrawn_at = null`);
  await quotes.followUp();
  expect(await kinds()).toHaveLength(3);
});

test.each(["choose", "withdraw"])(
  "a reminder that still waits does not leave after the customer's %s",
  async (action) => {
    let isDown = false;
    const server = await mailServer({ refuse: () => (isDown ? 450 : undefined) });
    const schedule = { firstMs: 2_000, longestMs: 2_000, giveUpMs: 60_000, leastAttempts: 1 };
    const { quotes, call, accepted } = open({ smtpUrl: server.url, schedule });
    const { receipt } = await accepted(DIRECTORY_QUOTE);
    await expect
      .poll(async () => (await rows()).deliveries.every(({ state }) => state === "sent"))
      .toBe(true);
    await passHours(49);
    isDown = true;
    await quotes.followUp();
    const reminders = async () => (await rows()).deliveries.filter(({ kind }) => kind.endsWith("-reminder"));
    await expect
      .poll(async () => (await reminders()).map(({ lastError }) => lastError !== null))
      .toEqual([true, true, true]);
    await call("POST", `${receipt}/${action}`, { companyId: 1 });
    isDown = false;
    expect((await reminders()).map(({ state, content }) => [state, content])).toEqual(
      Array(3).fill(["cancelled", null]),
    );
  },
);

const YESTERDAY = sql`(now() at time zone 'Europe/London')::date - 1`;

test.each([
  ["whose delivery day", sql`update quotes set hire_date = ${YESTERDAY}`],
  ["whose day in the job", sql`update quotes set job = jsonb_build_object('date', ${YESTERDAY})`],
])(
  "a request %s has passed is not chased, and its customer reads how to send a new one",
  async (_case, pass) => {
    const search = () =>
      JSON.parse(JSON.stringify({ companies: [findExampleCompany(3)], searched: {} })) as never;
    const { server, quotes } = await sentRequest({ search });
    await database().execute(pass);
    await passHours(49);
    await quotes.followUp();
    expect(await kinds()).toEqual(["customer-reminder"]);
    await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(2);
    const [, reminder] = emailsReceivedBy(server, "ann@home.example");
    expect(reminder?.text).toContain("Send a new request:\nhttps://skips.example/quote\n");
    expect(reminder?.text).not.toContain("Firm 3");
  },
);

test("a request for today is still chased", async () => {
  const { quotes } = await sentRequest();
  await database().execute(sql`update quotes set hire_date = ${YESTERDAY} + 1`);
  await passHours(49);
  await quotes.followUp();
  expect(await kinds()).toEqual(["company-reminder", "company-reminder", "customer-reminder"]);
});

test("a reminder that still waits does not leave once the company has answered, with branches once all have", async () => {
  const companies = [{ id: 1 }, { id: 9 }, { id: 2 }];
  let isDown = false;
  const server = await mailServer({ refuse: () => (isDown ? 450 : undefined) });
  const { quotes, call, accepted } = open({ smtpUrl: server.url });
  const { reference } = await accepted({ ...DIRECTORY_QUOTE, companies });
  await expect.poll(async () => (await rows()).deliveries.every(({ state }) => state === "sent")).toBe(true);
  isDown = true;
  await passHours(25);
  await quotes.followUp();
  const reminders = async () =>
    (await rows()).deliveries
      .filter(({ kind }) => kind === "company-reminder")
      .map(({ companyId, state }) => `${companyId} ${state}`)
      .sort();
  const answer = (companyId: number) =>
    call("POST", `${answerPath(reference, companyId)}/decline`, { reason: "no-vehicle" });
  expect(await reminders()).toEqual(["1 queued", "2 queued", "9 queued"]);
  await answer(2);
  expect(await reminders()).toEqual(["1 queued", "2 cancelled", "9 queued"]);
  await answer(1);
  expect(await reminders()).toEqual(["1 queued", "2 cancelled", "9 queued"]);
  await answer(9);
  expect(await reminders()).toEqual(["1 cancelled", "2 cancelled", "9 cancelled"]);
});

test("a request of eight days ago is not reminded of any more", async () => {
  const { quotes } = await sentRequest();
  await passHours(10 * 24);
  await quotes.followUp();
  expect(await kinds()).toEqual([]);
});

test("further companies are reminded in their own time", async () => {
  const { quotes, call, receipt, server } = await sentRequest();
  await passHours(25);
  await call("POST", `${receipt}/ask`, { companyIds: [3] });
  await expect.poll(() => emailsReceivedBy(server, "firm3@skips.example")).toHaveLength(1);
  await quotes.followUp();
  expect(await kinds()).toHaveLength(2);
  await passHours(24);
  await quotes.followUp();
  await expect.poll(() => emailsReceivedBy(server, "firm3@skips.example")).toHaveLength(2);
  // The reminder of company 2 was queued first, but emails are sent in any order.
  await expect.poll(() => emailsReceivedBy(server, "firm2@skips.example")).toHaveLength(2);
});

test("0.01 hours after the emails the job reminds by itself", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url, remindCompanyHours: 0.01, remindCustomerHours: 0.01 });
  await accepted(DIRECTORY_QUOTE);
  // An email that has arrived may not be recorded as sent yet. Its time would then not be moved back.
  await expect.poll(async () => (await rows()).deliveries.every(({ state }) => state === "sent")).toBe(true);
  await database().execute(sql`
    update deliveries set created_at = created_at - interval '36 seconds', sent_at = sent_at - interval '36 seconds'`);
  await expect.poll(() => server.received, { timeout: 20_000 }).toHaveLength(6);
});
