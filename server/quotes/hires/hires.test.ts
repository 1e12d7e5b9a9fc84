import { expect, onTestFinished, test } from "vitest";
import { addDays, longWeekday, todayInLondon } from "#contract/dates.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, hireEvents } from "#server/database/tables/requests.ts";
import { DIRECTORY_QUOTE, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { useHires } from "../testing/use-hires.ts";
import { emailsReceivedBy } from "../testing/use-quotes.ts";

const { open, mailServer, database, offer, chosenRequest, rows } = useHires();

const TODAY = todayInLondon();
const day = (days: number) => addDays(TODAY, days);

test("customer and company settle a hire, each press with a number, and each tells the other in one email", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, undoMs: 0 });
  const { asCustomer, asChosen, reference, receipt } = await chosenRequest(opened);
  const begun = (await opened.call("GET", receipt)).body;
  expect(begun.hire).toMatchObject({ stage: "chosen", visit: { of: "delivery", day: null }, events: [] });
  expect(begun.hire.can).toEqual(["day", "delivered", "problem", "release"]);

  expect((await asChosen({ press: "day", of: "delivery", day: day(3), part: "morning" })).status).toBe(200);
  const agreed = { press: "agree", of: "delivery", day: day(3), part: "morning" };
  // The company has named another day since the customer's page was opened.
  expect((await asCustomer({ ...agreed, day: day(2) })).status).toBe(409);
  expect((await asCustomer(agreed)).body.hire.visit).toMatchObject({
    agreed: true,
  });
  expect((await asChosen({ press: "delivered", day: TODAY })).body.hire).toMatchObject({
    stage: "delivered",
  });
  const kept = await asCustomer({ press: "keep", weeks: 1 });
  expect(kept.body.hire).toMatchObject({
    endsOn: day(6),
    extraWeek: "30.00",
    keep: { number: "C2", weeks: 1 },
  });
  const longer = await asChosen({ press: "keep-reply", number: "C2", agreed: "yes" });
  expect(longer.body.toldAt).toEqual(expect.any(String));
  const [week] = longer.body.hire.furtherWeeks;
  expect([longer.body.hire.endsOn, week]).toMatchObject([
    day(13),
    { number: "C2", weeks: 1, price: "30.00" },
  ]);
  const collect = await asCustomer({
    press: "collect",
    day: day(1),
    part: "any",
    words: "Zyxwv: ring twice",
  });
  expect(collect.body.hire.visit).toMatchObject({ of: "collection", number: "C3", day: day(1) });
  await asChosen({ press: "day", of: "collection", day: day(2), part: "any" });
  expect((await asCustomer({ press: "agree", of: "collection", day: day(2) })).status).toBe(200);
  const gone = await asChosen({
    ...{ press: "collected", day: TODAY, tonnes: 2.4 },
    ...{ site: "Zyxwv Road", permit: "EPR/AB1234CD", tracking: "25ab0r5m" },
  });
  expect(gone.body.hire).toMatchObject({
    stage: "collected",
    went: { site: "Zyxwv Road", permit: "EPR/AB1234CD", tracking: "25AB0R5M", tonnes: 2.4 },
  });

  const { hire, released } = (await opened.call("GET", receipt)).body;
  expect(released).toBeNull();
  expect(
    hire.events.map(({ number, text }: { number: string; text: string }) => [
      number,
      text.split(" ").slice(0, 3).join(" "),
    ]),
  ).toEqual([
    ["F1", "Firm 1 named"],
    ["C1", "You agreed to"],
    ["F2", "Firm 1 said"],
    ["C2", "You asked to"],
    ["F3", "Firm 1 agreed"],
    ["C3", "You asked for"],
    ["F4", "Firm 1 named"],
    ["C4", "You agreed to"],
    ["F5", "Firm 1 said"],
  ]);
  const toCompany = () =>
    emailsReceivedBy(server, "firm1@skips.example").map(({ headers }) => headers.get("subject"));
  await expect.poll(() => toCompany().length).toBe(6);
  // Emails that wait at the same time arrive in any order.
  const isOfCustomer = (subject: string | undefined) => subject?.includes(`${reference}-C`);
  expect(toCompany().filter(isOfCustomer).sort()).toEqual(
    [
      `The day is agreed, ${longWeekday(day(3))} in the morning for the delivery: ${reference}-C1, 6 yard skip in LS1 4AP`,
      `The customer wants to keep the skip longer: ${reference}-C2, 6 yard skip in LS1 4AP`,
      `Please collect the skip: ${reference}-C3, 6 yard skip in LS1 4AP`,
      `The day is agreed, ${longWeekday(day(2))} for the collection: ${reference}-C4, 6 yard skip in LS1 4AP`,
    ].sort(),
  );
  // From the delivery on, the company reads the agreed length instead of the one asked for.
  const [collection] = emailsReceivedBy(server, "firm1@skips.example").filter(({ headers }) =>
    headers.get("subject")?.startsWith("Please collect"),
  );
  expect(collection?.text).toContain(`Hire: 2 weeks, until ${longWeekday(day(13))}`);
  expect(collection?.text).toContain(
    `details are in our email “You were chosen: quote request ${reference}”`,
  );
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example").length).toBe(7);
  for (const { text } of server.received) expect(text).not.toContain("Zyxwv");
  // Where the waste went leads to the page in the emails; the page itself says it.
  expect(hire.events.find(({ number }: { number: string }) => number === "C3").words).toBe(
    "Zyxwv: ring twice",
  );
});

test("where each load went is asked for at a swap too, and what was left out can be added later, once", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen, reference } = await chosenRequest(opened);
  const went = (said: object) => asChosen({ press: "went", ...said });
  expect((await went({ tonnes: 2 })).status).toBe(409);
  await asChosen({ press: "delivered", day: TODAY });
  await asChosen({ press: "swapped", day: TODAY, site: "Kirkstall", permit: "EPR/AB1234CD", tonnes: 3.1 });
  await asChosen({ press: "collected", day: TODAY, site: "Bramley" });
  expect((await went({})).status).toBe(400);
  expect((await asCustomer({ press: "went", tonnes: 2 })).status).toBe(400);
  const added = await went({ site: "Elsewhere", tonnes: 2.4 });
  expect(added.body.hire).toMatchObject({
    went: { site: "Bramley", permit: null, tracking: null, tonnes: 2.4 },
    swaps: [{ day: TODAY, went: { site: "Kirkstall", permit: "EPR/AB1234CD", tonnes: 3.1 } }],
  });
  expect(added.body.hire.can).toContain("went");
  const whole = await went({ permit: "EPR/XY9876ZZ", tracking: "25AB0R5M" });
  expect(whole.body.hire.can).not.toContain("went");
  expect((await went({ tonnes: 3 })).status).toBe(409);

  // The sites and permit numbers are suggested at the signed-in company's next hire. Its link alone, which may be in a reply to
  // a customer, shows those of its own request.
  const sites = async (of: string, firm: number, signedIn: Record<string, string> = {}) =>
    (await opened.call("GET", answerPath(of, firm), undefined, signedIn)).body.sites;
  expect(await sites(reference, 2, { "signed-in": "2" })).toEqual([]);
  const next = await chosenRequest(opened, { ...DIRECTORY_QUOTE, email: "bo@home.example" });
  expect(await sites(next.reference, 1)).toEqual([]);
  expect(await sites(reference, 1)).toHaveLength(4);
  expect(await sites(next.reference, 1, { "signed-in": "1" })).toEqual([
    { site: null, permit: "EPR/XY9876ZZ" },
    { site: "Elsewhere", permit: null },
    { site: "Bramley", permit: null },
    { site: "Kirkstall", permit: "EPR/AB1234CD" },
  ]);
});

test("a question is answered once for every company asked, and says to the others not who asked", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url });
  const { receipt, reference } = await opened.accepted(DIRECTORY_QUOTE);
  const press = (companyId: number, body: object) =>
    opened.call("POST", `${answerPath(reference, companyId)}/press`, body);
  expect((await press(1, { press: "question", question: "own", words: "" })).status).toBe(400);
  const access = { press: "question", question: "access", words: "At the gate" };
  expect((await press(1, access)).status).toBe(200);
  expect((await press(2, { press: "question", question: "access" })).status).toBe(409);
  expect((await press(1, { press: "question", question: "own", words: "Is there a step?" })).status).toBe(
    409,
  );
  const asked = (await opened.call("GET", receipt)).body.questions;
  const text = "How wide is the narrowest part of the way in? At the gate";
  expect(asked).toMatchObject([{ number: "F1", text, company: "Firm 1", answer: null }]);
  const words = "Three metres.\nZyxwv evil.example";
  const answer = await opened.call("POST", `${receipt}/press`, { press: "answer", number: "F1", words });
  expect(answer.status).toBe(200);
  const again = await opened.call("POST", `${receipt}/press`, {
    press: "answer",
    number: "F1",
    words: "Other",
  });
  expect(again.status).toBe(409);
  const [first, second] = [
    (await opened.call("GET", answerPath(reference, 1))).body.questions,
    (await opened.call("GET", answerPath(reference, 2))).body.questions,
  ];
  expect(first).toMatchObject([{ company: "Firm 1", answer: words }]);
  expect(second).toMatchObject([{ text, company: null, answer: words }]);
  await expect.poll(() => emailsReceivedBy(server, "firm2@skips.example").length).toBe(2);
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example").length).toBe(2);
  for (const { text } of server.received) expect(text).not.toContain("Zyxwv");
});

test("a changed choice tells the former company and the new one, and nobody twice", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, undoMs: 0 });
  const companies = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const { asCustomer, asChosen, asCompany, id, receipt, reference } = await chosenRequest(opened, {
    ...DIRECTORY_QUOTE,
    companies,
  });
  await offer(id, 2);
  await asChosen({ press: "day", of: "delivery", day: day(3), part: "any" });
  expect((await asCustomer({ press: "release" })).body).toMatchObject({
    ...{ chosenCompanyId: null, hire: null },
    released: { number: "C1", text: "You decided against Firm 1." },
    companies: [{ isTold: true }, { isTold: false }, { isTold: true }],
  });
  const read = async (firm: number) => (await opened.call("GET", answerPath(reference, firm))).body;
  expect((await read(1)).released).toMatchObject({ number: "C1", text: "The customer decided against you." });
  expect(await read(2)).toMatchObject({ released: null, isReopened: false });
  expect((await read(3)).isReopened).toBe(true);
  expect((await opened.quotes.ofCompany(1)).requests).toMatchObject([{ state: "released", total: null }]);
  expect((await asChosen({ press: "delivered", day: TODAY })).status).toBe(409);
  await opened.call("POST", `${receipt}/choose`, { companyId: 2, version: 1 });
  await opened.quotes.followUp();
  expect((await asCompany(2)({ press: "day", of: "delivery", day: day(4), part: "any" })).status).toBe(200);
  const { hire } = (await opened.call("GET", receipt)).body;
  expect(hire).toMatchObject({
    visit: { day: day(4) },
    events: [{ text: expect.stringContaining("Firm 2 named") }],
  });
  const subjects = (firm: number) =>
    emailsReceivedBy(server, `firm${firm}@skips.example`).map(
      ({ headers }) => headers.get("subject")?.split(":")[0],
    );
  await expect.poll(() => subjects(2).length).toBe(3);
  await expect.poll(() => subjects(1).length).toBe(3);
  expect(subjects(1).slice(1)).toEqual(["You were chosen", "The customer has decided otherwise"]);
  expect(subjects(3)).toHaveLength(2);
  expect(subjects(2).slice(1)).toEqual([expect.stringContaining("Quote request"), "You were chosen"]);
});

test("a company asks once, and not after it declined or the choice of it was changed, until it sends a price", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asCompany, reference } = await chosenRequest(opened);
  await asCustomer({ press: "release" });
  await opened.call("POST", `${answerPath(reference, 2)}/decline`, { reason: "no-vehicle" });
  const question = { press: "question", question: "access" };
  const read = async (firm: number) => (await opened.call("GET", answerPath(reference, firm))).body;
  for (const firm of [1, 2]) {
    expect(await read(firm)).toMatchObject({ canAnswer: true, canQuestion: false });
    expect((await asCompany(firm)(question)).status).toBe(409);
    await opened.call("POST", `${answerPath(reference, firm)}/offer`, OFFER);
    expect(await read(firm)).toMatchObject({ canQuestion: true, released: null });
  }
  expect((await asCompany(1)(question)).body).toMatchObject({ canQuestion: false });
});

test("a press that is repeated with its key is stored once, also at the same time, and another one under the key is refused", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen } = await chosenRequest(opened);
  await asChosen({ press: "delivered", day: TODAY });
  const collect = { press: "collect", day: day(1), part: "any", words: "The gate is open" };
  const all = await Promise.all([1, 2, 3].map(() => asCustomer(collect, "one-key")));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await asCustomer({ ...collect, words: "Changed" }, "one-key")).status).toBe(409);
  expect(await database().$count(hireEvents)).toBe(2);
  // Without a key the rules of the hire refuse the repetition.
  expect((await asCustomer(collect)).status).toBe(409);
});

test("a delivery that was said by mistake is taken back once, and the other side is told", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, undoMs: 0 });
  const { asCustomer, asChosen, receipt, reference } = await chosenRequest(opened);
  const takeBack = { press: "take-back", number: "F1", said: "delivered" };
  const delivered = await asChosen({ press: "delivered", day: TODAY });
  expect(delivered.body.hire).toMatchObject({ takeBack: { number: "F1", said: "delivered" } });
  expect((await opened.call("GET", receipt)).body.hire.takeBack).toBeNull();
  expect((await asCustomer(takeBack)).status).toBe(409);
  const all = await Promise.all([1, 2].map(() => asChosen(takeBack, "one-key")));
  expect(all.map(({ status, body }) => [status, body.hire.stage])).toEqual([
    [200, "chosen"],
    [200, "chosen"],
  ]);
  const { hire } = (await opened.call("GET", receipt)).body;
  expect(hire.events).toMatchObject([
    { number: "F1" },
    { number: "F2", text: "Firm 1 took back that the skip was delivered." },
  ]);
  expect(hire.can).toContain("delivered");
  const told = () =>
    emailsReceivedBy(server, "ann@home.example").filter(({ headers }) =>
      headers.get("subject")?.startsWith(`A correction about the skip: ${reference}-F2`),
    );
  await expect.poll(() => told().length).toBe(1);
});

test("no press says that the lorry came before the day of the request, and the field says why", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen, receipt } = await chosenRequest(opened);
  const refused = {
    status: 400,
    body: { fields: { day: expect.stringMatching(/^The request was sent on/) } },
  };
  for (const press of [asCustomer, asChosen])
    expect(await press({ press: "delivered", day: day(-1) })).toMatchObject(refused);
  expect(await asChosen({ press: "collected", day: day(-5) })).toMatchObject(refused);
  expect((await opened.call("GET", receipt)).body.hire.stage).toBe("chosen");
  expect((await asCustomer({ press: "delivered", day: TODAY })).status).toBe(200);
  expect(await asChosen({ press: "swapped", day: day(-1) })).toMatchObject(refused);
  expect((await asCustomer({ press: "collected", day: TODAY })).status).toBe(200);
});

/** The company says that it delivered, and takes it back, until it can't any more. */
async function toggleDelivery(press: Awaited<ReturnType<typeof chosenRequest>>["asChosen"], from = 1) {
  for (let times = 0; ; times += 1) {
    await press({ press: "delivered", day: TODAY });
    const number = `F${from + 2 * times}`;
    const { status } = await press({ press: "take-back", number, said: "delivered" });
    if (status !== 200) return { times, status };
  }
}

test("presses can't flood a mailbox: three visits are taken back, three choices changed, and the rest of a day is one email", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen, receipt } = await chosenRequest(opened);
  expect(await toggleDelivery(asChosen)).toEqual({ times: 3, status: 409 });
  const news = async (kind: string) => (await rows()).deliveries.filter((email) => email.kind === kind);
  // The choice was confirmed in such an email too.
  expect(await news("hire-news")).toHaveLength(8);
  const named = (days: number) => asChosen({ press: "day", of: "collection", day: day(days), part: "any" });
  await asCustomer({ press: "collect", day: day(1), part: "any" });
  for (let days = 2; days < 8; days += 1) expect((await named(days)).status).toBe(200);
  const emails = await news("hire-news");
  expect(emails).toHaveLength(11);
  const [last] = emails.toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime());
  expect((last?.dueAt.getTime() ?? 0) - (last?.createdAt.getTime() ?? 0)).toBeGreaterThan(2.9 * 3_600_000);
  // Nothing is lost: the page shows every press.
  expect((await opened.call("GET", receipt)).body.hire.events).toHaveLength(14);
  expect(await news("hire")).toHaveLength(1);
});

test("a choice is changed three times at most, and the events of all choices count towards the hundred", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, receipt, id } = await chosenRequest(opened);
  const chooseAgain = async () => {
    await opened.call("POST", `${receipt}/choose`, { companyId: 1, version: 1 });
    await opened.quotes.followUp();
  };
  for (let times = 0; times < 3; times += 1) {
    expect((await asCustomer({ press: "release" })).status).toBe(200);
    await chooseAgain();
  }
  expect(await asCustomer({ press: "release" })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("3 times") },
  });
  expect((await opened.call("GET", receipt)).body.hire.can).not.toContain("release");
  const event = { quoteId: id, companyId: 2, actor: "company", facts: { press: "question" } } as const;
  await database()
    .insert(hireEvents)
    .values(Array.from({ length: 97 }, () => event));
  expect(await asCustomer({ press: "delivered", day: TODAY })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("no more") },
  });
});

test("without a price of a further week in the quote, the company can name one, which counts once the customer agrees", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const keepAnother = async (offered: object, amount: string) => {
    const { asCustomer, asChosen, receipt } = await chosenRequest(opened, DIRECTORY_QUOTE, offered);
    await asChosen({ press: "delivered", day: TODAY });
    await asCustomer({ press: "keep", weeks: 2 });
    const reply = await asChosen({ press: "keep-reply", number: "C1", agreed: "yes", amount });
    return { reply, hire: (await opened.call("GET", receipt)).body.hire, asCustomer, asChosen };
  };
  const { hire, asCustomer, asChosen } = await keepAnother({ extraWeek: null }, "45.00");
  expect(hire).toMatchObject({
    ...{ furtherWeeks: [], totalWithWeeks: null, keep: { agreed: null, price: "45.00" }, endsOn: day(6) },
    events: [{}, {}, { text: "Firm 1 said that the skip can stay longer for £45." }],
  });
  expect(hire.can).toContain("keep-price");
  const agree = { press: "keep-price", number: "C1", agreed: "yes", amount: "45.00" };
  // Neither a price that the page did not show nor a second one of the company.
  expect((await asCustomer({ ...agree, amount: "40.00" })).status).toBe(409);
  const lower = { press: "keep-reply", number: "C1", agreed: "yes", amount: "40.00" };
  expect((await asChosen(lower)).status).toBe(409);
  expect((await asCustomer(agree)).body.hire).toMatchObject({
    ...{ furtherWeeks: [{ weeks: 2, price: "45.00" }], totalWithWeeks: "409.00", endsOn: day(20) },
    events: [{}, {}, {}, { text: "You agreed to £45: the skip stays longer." }],
  });
  expect((await asCustomer(agree)).status).toBe(409);
  const other = await keepAnother({ extraWeek: null }, "45.00");
  expect((await other.asCustomer({ ...agree, agreed: "no" })).body.hire).toMatchObject({
    ...{ furtherWeeks: [], totalWithWeeks: null, keep: { agreed: false, price: "45.00" }, endsOn: day(6) },
  });
  expect((await keepAnother({ extraWeek: null }, "1000000000.00")).reply.status).toBe(400);
  expect((await keepAnother({}, "45.00")).reply).toMatchObject({
    status: 409,
    body: {
      message: "Your quote names the price of an extra week, and that counts. Leave the amount out.",
    },
  });
});

test("the email after a yes names the last day and the price, and when the permit ends and to ask for more", async () => {
  const server = await mailServer();
  const permit = {
    from: 4_000,
    to: 4_000,
    periodDays: 12,
    days: 12,
    permits: 1,
    seenOn: TODAY,
    isOld: false,
  };
  const known = { smtpUrl: server.url, undoMs: 0, feeFor: () => permit };
  const textAfter = async (
    opened: ReturnType<typeof open>,
    email: string,
    agreed: string,
    stands: string,
  ) => {
    const body = { ...DIRECTORY_QUOTE, email, job: { stands } };
    const { asCustomer, asChosen } = await chosenRequest(opened, body);
    await asChosen({ press: "delivered", day: TODAY });
    await asCustomer({ press: "keep", weeks: 1 });
    await asChosen({ press: "keep-reply", number: "C1", agreed });
    const received = () => emailsReceivedBy(server, email).map(({ text }) => text);
    const isAnswer = (text: string) => /stays longer|can't stay/.test(text);
    await expect.poll(() => received().some(isAnswer)).toBe(true);
    return received().find(isAnswer) ?? "";
  };
  const unknown = open({ smtpUrl: server.url, undoMs: 0 });
  const road = await textAfter(unknown, "ann@home.example", "yes", "road");
  expect(road).toContain("The permit for the road has an end of its own: ask the company or the council.");
  expect(road).toContain(`Last day of the hire: ${longWeekday(day(13))}\nPrice of the extra weeks: £30\n`);
  expect(await textAfter(unknown, "bo@home.example", "yes", "drive")).not.toMatch(/permit/i);
  const refused = await textAfter(unknown, "cy@home.example", "no", "road");
  expect(refused).toContain(`Last day of the hire: ${longWeekday(day(6))}\n`);
  expect(refused).not.toMatch(/permit|Price of/);
  const before = await textAfter(open(known), "di@home.example", "yes", "road");
  expect(before).toContain(
    `The permit for the road ends on ${longWeekday(day(11))}, if it lasts as long as the council's usual permits. That is before the skip goes. To keep the skip longer, `,
  );
  expect(before).toMatch(/ask the council for more time by \w+ \d+|ask today/);
});

test("either side can say until when the permit is, which the page, the emails and the reminder go by", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, undoMs: 0 });
  const road = { ...DIRECTORY_QUOTE, job: { stands: "road" } };
  const { asCustomer, asChosen, receipt } = await chosenRequest(opened, road);
  const permit = { press: "permit", day: day(40) };
  expect((await asChosen(permit)).body.hire).toMatchObject({
    permit: { endsOn: day(40), saidBy: "company", isLate: false },
  });
  expect((await asCustomer({ ...permit, day: day(50) })).status).toBe(200);
  expect((await opened.call("GET", receipt)).body.hire.permit).toMatchObject({
    ...{ endsOn: day(50), saidBy: "customer" },
  });
  const told = (email: string) =>
    emailsReceivedBy(server, email)
      .map(({ text }) => text)
      .join();
  await expect
    .poll(() => told("ann@home.example"))
    .toContain(`Firm 1 said that the skip may stand on the road until ${longWeekday(day(40))}`);
  await expect
    .poll(() => told("firm1@skips.example"))
    .toContain(`The customer said that the skip may stand on the road until ${longWeekday(day(50))}`);
});

test("a problem is answered with evidence, and both sides stay on the page", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen, receipt, reference } = await chosenRequest(opened);
  const told = await asCustomer({
    ...{ press: "problem", problem: "more-charged", amount: "120.00" },
    words: "They took £120 more by card.",
  });
  expect(told.body.hire.problems).toMatchObject([{ number: "C1", amount: "120.00", answer: null }]);
  const answered = await asChosen({
    ...{ press: "problem-answer", number: "C1", reply: "disagrees" },
    words: "Weighbridge ticket 8812: 6.4 t, 1.4 t over.",
  });
  expect(answered.body.hire.problems).toMatchObject([{ answer: { reply: "disagrees" }, settled: null }]);
  const words = "They still have not paid it back.";
  const unsettled = await asCustomer({ press: "problem-end", number: "C1", settled: "no", words });
  expect(unsettled.body.hire).toMatchObject({ problems: [{ settled: false }], events: [{}, {}, { words }] });
  // A changed answer leaves the evidence of the first one, and each press names its problem.
  const changed = { press: "problem-answer", number: "C1", reply: "offers", amount: "40.50" };
  expect((await asChosen(changed)).body.hire.events).toMatchObject([
    { about: "C1", words: "They took £120 more by card." },
    { about: "C1", words: "Weighbridge ticket 8812: 6.4 t, 1.4 t over." },
    { about: "C1", words },
    { about: "C1", words: null },
  ]);
  // A press has a number of its own, so its sentence names the problem too, on both pages.
  const { hire } = (await opened.call("GET", receipt)).body;
  expect(hire.events.slice(2).map(({ text }: { text: string }) => text)).toEqual([
    "You said that it is not settled: C1, “I was charged more than agreed”.",
    "Firm 1 answered C1, “I was charged more than agreed”: “We offer something to settle it”, £40.50.",
  ]);
  expect(await asCustomer({ press: "problem", problem: "more-charged", words: "Again" })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`(${reference}-C1). To add something, open “Is it settled?”`) },
  });
  const settled = await asCustomer({ press: "problem-end", number: "C1", settled: "yes" });
  expect(settled.body.hire.problems).toMatchObject([{ settled: true }]);
});

test("a press that counts is counted on the company's page in the same transaction", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  await database()
    .insert(companies)
    .values({ id: 1, name: "Firm 1", location: "Leeds", county: "West Yorkshire" });
  onTestFinished(async () => void (await database().delete(companies)));
  const hires: Awaited<ReturnType<typeof chosenRequest>>[] = [];
  for (let count = 0; count < 5; count += 1)
    hires.push(await chosenRequest(opened, { ...DIRECTORY_QUOTE, email: `ann${count}@home.example` }));
  const { asCustomer, asChosen } = hires[0] ?? (await chosenRequest(opened));
  // The companies of these tests have sent a price.
  await database().update(deliveries).set({ isCounted: true, answeredAt: new Date() });
  const counted = async () => (await database().select().from(companies))[0]?.answers?.hires;
  await asCustomer({ press: "problem", problem: "damage", words: "A slab is cracked." });
  const begun = { hires: 5, swaps: 0, problems: 1, settled: 0, settledDays: null };
  expect(await counted()).toEqual(begun);
  await asChosen({ press: "problem-answer", number: "C1", reply: "agrees", words: null });
  await asCustomer({ press: "problem-end", number: "C1", settled: "yes" });
  expect(await counted()).toEqual({ ...begun, settled: 1, settledDays: 0 });
  await asCustomer({ press: "release" });
  expect(await counted()).toBeUndefined();
});

test("erasing the customer's details deletes what was typed on the page, and keeps what is counted", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, receipt } = await chosenRequest(opened);
  await asCustomer({ press: "problem", problem: "other", words: "Zyxwv" });
  await opened.call("POST", `${receipt}/erase`);
  const events = await database().select().from(hireEvents);
  expect(events).toMatchObject([{ facts: { press: "problem", problem: "other" }, typed: null }]);
  expect((await asCustomer({ press: "problem", problem: "damage", words: "More" })).status).toBe(409);
});
