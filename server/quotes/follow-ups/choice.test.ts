import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { insertAnswer } from "../answers/store.ts";
import { DIRECTORY_QUOTE, OFFER as NEW_OFFER } from "../testing/examples.ts";
import { ADMIN, answerPath } from "../testing/open-quotes.ts";
import { emailsReceivedBy, recipients, useQuotes } from "../testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

/** Makes the choice eleven minutes older, so that it can no longer be undone. */
const passUndoTime = () =>
  database().execute(sql`update quotes set chosen_at = chosen_at - interval '11 minutes'`);

const OFFER = {
  lines: [
    { kind: "hire", price: "200.00", vat: true },
    { kind: "extra", item: "Zyxwv", price: "25.50", vat: false },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: null,
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: "2999-12-31",
  note: "Zyxwv",
} as const;
const offer = (quoteId: number, companyId: number, changes: Partial<OfferTerms> = {}) =>
  database().transaction((tx) =>
    insertAnswer(tx, {
      quoteId,
      companyId,
      offer: { ...OFFER, lines: [...OFFER.lines], ...changes },
      totalPence: 26_550,
    }),
  );
const HIRE_FOR_300: Partial<OfferTerms> = { lines: [{ kind: "hire", price: "300.00", vat: false }] };

const kinds = async () => (await rows()).deliveries.map(({ kind }) => kind);

test("nobody is told of a choice before its time to undo is over, then each company once", async () => {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url });
  const { id, receipt, reference } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  await offer(id, 1);
  const first = await call("POST", `${receipt}/choose`, { companyId: 1, version: 1 });
  expect(first).toMatchObject({ status: 200, body: { chosenCompanyId: 1 } });
  expect((await call("POST", `${receipt}/choose`, { companyId: 1, version: 1 })).body).toEqual(first.body);
  await quotes.followUp();
  expect((await kinds()).sort()).toEqual(["company", "company", "customer"]);
  const [{ chosenAt, chosenVersion } = expect.unreachable()] = (await rows()).quotes;
  expect(chosenVersion).toBe(1);
  expect(first.body.undoUntil).toBe(new Date(Number(chosenAt) + 600_000).toISOString());

  await passUndoTime();
  await Promise.all([quotes.followUp(), quotes.followUp()]);
  await expect.poll(() => recipients(server)).toHaveLength(6);
  await quotes.followUp();
  expect((await kinds()).sort()).toEqual([
    ...["cancellation", "choice", "company", "company", "customer", "hire-news"],
  ]);
  const [, cancellation] = emailsReceivedBy(server, "firm2@skips.example");
  expect(cancellation?.headers.get("subject")).toBe(
    `Quote request ${reference}: the customer has chosen another company`,
  );
  const [, told] = emailsReceivedBy(server, "firm1@skips.example");
  expect(told?.headers.get("subject")).toBe(
    `You were chosen: quote request ${reference}, 6 yard skip in LS1 4AP`,
  );
  expect(told?.headers.get("reply-to")).toBe("ann@home.example");
  expect(told?.text).toContain(
    "Your quote: Version 1\nTotal: £265.50 for what they asked, VAT included\nPrice holds until: Tuesday 31 December 2999\n",
  );
  expect(told?.text).toContain("| Name: Ann Example\n| Phone: 07700 900123\n| Email: ann@home.example\n");
  expect(told?.text).not.toContain("Zyxwv");
  expect(emailsReceivedBy(server, "ann@home.example").at(-1)?.text).toContain(
    "Their quote: £265.50 for what you asked, VAT included\n",
  );
});

test("a choice can be undone, and another company chosen, of which everybody is told once", async () => {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  expect(await call("POST", `${receipt}/undo`)).toMatchObject({
    status: 200,
    body: { chosenCompanyId: null, undoUntil: null, companies: [{ answer: { state: "waiting" } }, {}] },
  });
  expect((await call("POST", `${receipt}/undo`)).status).toBe(200);
  await call("POST", `${receipt}/choose`, { companyId: 2 });
  await passUndoTime();
  await quotes.followUp();
  await expect.poll(() => emailsReceivedBy(server, "firm2@skips.example")).toHaveLength(2);
  await expect.poll(() => emailsReceivedBy(server, "firm1@skips.example")).toHaveLength(2);
  expect(emailsReceivedBy(server, "firm2@skips.example")[1]?.text).toContain("The customer has chosen you");
  expect(emailsReceivedBy(server, "firm1@skips.example")[1]?.text).toContain("has chosen another company");
  await expect.poll(() => recipients(server)).toHaveLength(6);
});

test("an Undo of a page that shows a former choice changes nothing, and says who is chosen now", async () => {
  const { accepted, call, quotes } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  const token = receipt.split("/").at(-1) ?? "";
  await call("POST", `${receipt}/choose`, { companyId: 2 });
  expect(await quotes.undo(token, 1)).toMatchObject({
    refused: "conflict",
    message: "You have chosen Firm 2 since this page was opened. Press Undo again to undo that.",
  });
  expect((await call("GET", receipt)).body).toMatchObject({ chosenCompanyId: 2 });
  expect(await quotes.undo(token, 2)).toMatchObject({ chosenCompanyId: null });
});

test("while a choice can be undone, choosing another company and withdrawing are refused with what to do", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  const undoFirst = "You have chosen Firm 1, and nobody has been told yet. Undo that first, then";
  expect(await call("POST", `${receipt}/choose`, { companyId: 2 })).toMatchObject({
    status: 409,
    body: { message: `${undoFirst} choose another company.` },
  });
  expect(await call("POST", `${receipt}/withdraw`)).toMatchObject({
    status: 409,
    body: { message: `${undoFirst} withdraw your request.` },
  });
});

test("a choice stands once its time to undo is over, even if the companies are told late", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await passUndoTime();
  expect((await call("GET", receipt)).body).toMatchObject({ chosenCompanyId: 1, undoUntil: null });
  expect(await call("POST", `${receipt}/undo`)).toMatchObject({
    status: 409,
    body: { message: "The time to undo your choice is over. Please contact Firm 1 directly." },
  });
  const message = "You have already chosen Firm 1. Please contact them directly.";
  for (const [action, body] of [["choose", { companyId: 2 }], ["withdraw"]] as const)
    expect(await call("POST", `${receipt}/${action}`, body)).toMatchObject({
      status: 409,
      body: { message },
    });
});

test("an offer that the customer has not seen is not chosen, nor a company that has declined", async () => {
  const { accepted, call } = openInTestMode();
  const { id, receipt } = await accepted(DIRECTORY_QUOTE);
  const refused = async (version: number | null, reason: string) => {
    expect(await call("POST", `${receipt}/choose`, { companyId: 1, version })).toMatchObject({
      status: 409,
      body: { message: `Your choice was not recorded, because ${reason}` },
    });
    expect((await rows()).quotes).toMatchObject([
      { chosenCompanyId: null, chosenVersion: null, chosenAt: null },
    ]);
  };
  await offer(id, 1);
  await refused(null, "Firm 1 has sent a quote that you had not seen. Please look at it, then choose again.");
  await offer(id, 1);
  await refused(
    1,
    "Firm 1 has changed its quote since you opened this page. Please look at the new one, then choose again.",
  );
  await database().transaction((tx) =>
    insertAnswer(tx, { quoteId: id, companyId: 1, declineReason: "no-vehicle" }),
  );
  for (const version of [2, null])
    await refused(version, "Firm 1 has declined your request. Please choose another company.");
  await offer(id, 1);
  expect(await call("POST", `${receipt}/choose`, { companyId: 1, version: 3 })).toMatchObject({
    status: 200,
    body: { chosenCompanyId: 1 },
  });
});

test("a call that names no version chooses the latest offer", async () => {
  const { accepted, call } = openInTestMode();
  const { id, receipt } = await accepted(DIRECTORY_QUOTE);
  await offer(id, 1);
  await offer(id, 1);
  expect((await call("POST", `${receipt}/choose`, { companyId: 1 })).status).toBe(200);
  expect((await rows()).quotes).toMatchObject([{ chosenCompanyId: 1, chosenVersion: 2 }]);
});

test("after a choice the receipt shows the chosen offer, whatever the company answers later", async () => {
  const { accepted, call } = openInTestMode();
  const { id, receipt } = await accepted(DIRECTORY_QUOTE);
  await offer(id, 1);
  await call("POST", `${receipt}/choose`, { companyId: 1, version: 1 });
  const answer = async () => (await call("GET", receipt)).body.companies[0].answer;
  const chosen = await answer();
  expect(chosen).toMatchObject({ state: "chosen", offer: { version: 1, total: "265.50" } });
  await offer(id, 1, HIRE_FOR_300);
  expect(await answer()).toEqual(chosen);
  expect((await call("GET", receipt)).body.sinceChoice).toMatchObject({ version: 2, total: "300.00" });
  await database().transaction((tx) =>
    insertAnswer(tx, { quoteId: id, companyId: 1, declineReason: "no-vehicle" }),
  );
  expect(await answer()).toEqual({ ...chosen, declinedBecause: "no-vehicle" });
  expect((await call("GET", receipt)).body.sinceChoice).toBeNull();
  await call("POST", `${receipt}/undo`);
  expect(await answer()).toMatchObject({ state: "declined", offer: null });
});

test("a price that comes after the choice of another one is told to both sides as not agreed", async () => {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url, newsIntervalMs: 0 });
  const { id, receipt, reference } = await accepted(DIRECTORY_QUOTE);
  const company = answerPath(reference, 1);
  await offer(id, 1);
  await call("POST", `${receipt}/choose`, { companyId: 1, version: 1 });
  const sent = { ...NEW_OFFER, hireDays: 14, lines: [{ kind: "hire", price: "300.00" }] };
  expect(await call("POST", `${company}/offer`, sent)).toMatchObject({ status: 201, body: { version: 2 } });
  // Nothing of the choice shows to the company while it can be undone.
  expect((await call("GET", company)).body).toMatchObject({ state: "open", chosenVersion: null });
  await expect
    .poll(() => emailsReceivedBy(server, "ann@home.example").at(-1)?.text)
    .toContain(
      "Firm 1: sent after your choice and not agreed: new price £300 for what you asked, VAT included, before £265.50.",
    );
  const news = emailsReceivedBy(server, "ann@home.example").at(-1)?.text;
  expect(news).toContain(
    "You have chosen Firm 1: while you can still undo that there, you can choose again.",
  );
  expect(news).not.toMatch(/Compare the quotes|which company you choose|withdraw the request/);
  await passUndoTime();
  await quotes.followUp();
  expect((await call("GET", company)).body).toMatchObject({
    ...{ state: "chosen", chosenVersion: 1, offers: [{ version: 2 }, { version: 1, total: "265.50" }] },
  });
  expect((await call("GET", receipt)).body).toMatchObject({
    sinceChoice: { version: 2, total: "300.00" },
    companies: [{ answer: { offer: { version: 1, total: "265.50" } } }, {}],
  });
  expect((await call("GET", "/quotes", undefined, ADMIN)).body[0].answers).toMatchObject([
    { version: 1, total: "265.50" },
  ]);
  await expect
    .poll(() => emailsReceivedBy(server, "ann@home.example").at(-1)?.text)
    .toContain("Not agreed: £300: this price came after the choice\n");
  await expect
    .poll(() => emailsReceivedBy(server, "firm1@skips.example").at(-1)?.text)
    .toMatch(/Your quote: Version 1\nTotal: £265\.50 (.*\n)+Not agreed: Version 2, £300: this price came/);
});

test("a price that comes after a choice without one is the price on both pages, and said to have come later", async () => {
  const server = await mailServer();
  const { accepted, call, quotes } = open({ smtpUrl: server.url, newsIntervalMs: 0 });
  const { receipt, reference } = await accepted(DIRECTORY_QUOTE);
  const company = answerPath(reference, 2);
  await call("POST", `${receipt}/choose`, { companyId: 2 });
  await call("POST", `${company}/offer`, { ...NEW_OFFER, extraWeek: "25.00" });
  await expect
    .poll(() => emailsReceivedBy(server, "ann@home.example").at(-1)?.text)
    .toContain("Firm 2: sent after your choice: at least £250 for what you asked");
  await passUndoTime();
  await quotes.followUp();
  expect((await call("GET", receipt)).body).toMatchObject({
    sinceChoice: { version: 1 },
    companies: [{}, { answer: { state: "chosen", offer: { version: 1, total: "250.00" } } }],
    hire: { extraWeek: "25.00" },
  });
  expect((await call("GET", company)).body).toMatchObject({
    ...{ state: "chosen", chosenVersion: null, offers: [{ version: 1 }] },
  });
  await expect
    .poll(() => emailsReceivedBy(server, "ann@home.example").at(-1)?.text)
    .toMatch(/Their quote: at least £250 for what you asked, .*, sent after you chose them\n/);
  await expect
    .poll(() => emailsReceivedBy(server, "firm2@skips.example").at(-1)?.text)
    .toContain("Your quote: Version 1, sent after the customer chose you\nTotal: at least £250");
});

test("a choice and a new price at the same time are one after the other: the choice is refused, or the price is later", async () => {
  const { accepted, call } = openInTestMode();
  for (const order of ["choice first", "price first"]) {
    const { id, receipt, reference } = await accepted({ ...DIRECTORY_QUOTE, name: order });
    await offer(id, 1);
    const choose = () => call("POST", `${receipt}/choose`, { companyId: 1, version: 1 });
    const send = () => call("POST", `${answerPath(reference, 1)}/offer`, NEW_OFFER);
    const pressed = order === "choice first" ? [choose(), send()] : [send(), choose()];
    const statuses = (await Promise.all(pressed)).map(({ status }) => status);
    const { chosenCompanyId, sinceChoice, companies } = (await call("GET", receipt)).body;
    const { version } = companies[0].answer.offer;
    expect([chosenCompanyId, sinceChoice?.version ?? null, version, statuses.includes(409)]).toEqual(
      chosenCompanyId === 1 ? [1, 2, 1, false] : [null, null, 2, true],
    );
  }
});

test("only an asked company can be chosen, and nothing is undone in a request without a choice", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  expect(await call("POST", `${receipt}/choose`, { companyId: 3 })).toMatchObject({
    status: 409,
    body: { message: "Choose one of the companies you asked." },
  });
  await call("POST", `${receipt}/withdraw`);
  expect(await call("POST", `${receipt}/undo`)).toMatchObject({
    status: 200,
    body: { chosenCompanyId: null },
  });
  expect((await call("GET", receipt)).body.withdrawnAt).not.toBeNull();
});

test("a due choice is told by the job of whichever process is there, also when the jobs were lost", async () => {
  const server = await mailServer();
  const { accepted, call, jobs } = open({ smtpUrl: server.url, isSending: false });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await passUndoTime();
  await database().execute(sql`truncate pgboss.job`);
  jobs.start();
  const other = open({ smtpUrl: server.url });
  await expect
    .poll(() => emailsReceivedBy(server, "firm1@skips.example"), { timeout: 30_000 })
    .toHaveLength(2);
  await other.quotes.followUp();
  expect((await kinds()).filter((kind) => kind === "choice")).toHaveLength(1);
});

test("the receipt says whether the email to the chosen company is on its way, has left or failed", async () => {
  let answer: number | undefined = 450;
  const server = await mailServer({ refuse: (to) => (to.startsWith("firm1") ? answer : undefined) });
  const schedule = { firstMs: 200, longestMs: 200, giveUpMs: 60_000, leastAttempts: 1 };
  const { accepted, call, quotes } = open({ smtpUrl: server.url, schedule });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  const choiceEmail = async () => (await call("GET", receipt)).body.choiceEmail;
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  await passUndoTime();
  expect(await choiceEmail()).toBeNull();
  await quotes.followUp();
  expect(await choiceEmail()).toBe("queued");
  answer = undefined;
  await expect.poll(choiceEmail).toBe("sent");
  await database().execute(sql`update deliveries set state = 'failed' where kind = 'choice'`);
  expect(await choiceEmail()).toBe("failed");
  await database().execute(sql`delete from deliveries where kind = 'choice'`);
  expect(await choiceEmail()).toBe("failed");
});

test("deleting the details while a choice can be undone tells it at once, without what the customer wrote", async () => {
  const server = await mailServer();
  const { accepted, call } = open({ smtpUrl: server.url });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  await call("POST", `${receipt}/choose`, { companyId: 1 });
  expect((await call("POST", `${receipt}/erase`)).body).toMatchObject({
    chosenCompanyId: 1,
    undoUntil: null,
    withdrawnAt: null,
    name: "",
  });
  await expect.poll(() => recipients(server)).toHaveLength(5);
  const [, told] = emailsReceivedBy(server, "firm1@skips.example");
  expect(told?.text).toContain("You also have their details in our first email about this request.");
  expect(told?.text).not.toMatch(/Ann Example|07700 900123|ann@home/);
  expect(told?.headers.get("reply-to")).toBe("hello@skips.example");
});
