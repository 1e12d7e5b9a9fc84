import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "../testing/examples.ts";
import { ADMIN, answerPath } from "../testing/open-quotes.ts";
import { useHires } from "../testing/use-hires.ts";

const { open, database, rows, chosenRequest } = useHires();

const TODAY = todayInLondon();
const day = (days: number) => addDays(TODAY, days);

test("the administrator sees who pressed what with every word, and the problems that are open", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { reference } = await opened.accepted(DIRECTORY_QUOTE);
  const question = { press: "question", question: "access", words: "At the gate" };
  await opened.call("POST", `${answerPath(reference, 2)}/press`, question);
  const { asCustomer, asChosen } = await chosenRequest(opened, {
    ...DIRECTORY_QUOTE,
    email: "bo@home.example",
  });
  const told = { press: "problem", problem: "more-charged", amount: "120.00", words: "By card" };
  await asCustomer(told);
  await asCustomer({ ...told, problem: "damage", amount: null });
  await asChosen({
    press: "problem-answer",
    number: "C1",
    reply: "offers",
    amount: "60.00",
    words: "Half of it",
  });
  await asCustomer({ press: "problem-end", number: "C2", settled: "yes" });
  const [hired, asked] = (await opened.call("GET", "/quotes", undefined, ADMIN)).body;
  expect(asked).toMatchObject({
    events: [
      {
        ...{ number: "F1", by: "company", text: "Firm 2 asked a question about the job." },
        words: "How wide is the narrowest part of the way in? At the gate",
      },
    ],
    ...{ problems: [], stage: null },
  });
  expect(hired.stage).toBe("chosen");
  expect(hired.problems).toMatchObject([
    { number: "C1", amount: "120.00", answerBy: expect.any(String), answer: { amount: "60.00" } },
  ]);
  expect(hired.events.map(({ number, words }: Record<string, unknown>) => [number, words])).toEqual([
    ["C1", "By card"],
    ["C2", "By card"],
    ["F1", "Half of it"],
    ["C3", null],
  ]);
  expect(hired.events[0].text).toMatch(/^The customer said that something is wrong/);
});

test("the link that can only look shows the hire, and can change and reach nothing", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { receipt, asChosen, asCustomer } = await chosenRequest(opened);
  // Without a day there is nothing for a calendar.
  expect((await opened.call("GET", `${receipt}/calendar`)).status).toBe(404);
  await asChosen({ press: "day", of: "delivery", day: day(2), part: "any" });
  await asCustomer({ press: "agree", of: "delivery", day: day(2) });
  const { viewUrl } = (await opened.call("GET", receipt)).body;
  const view = `/receipts/${viewUrl.split("/").at(-1)}`;
  const seen = await opened.call("GET", view);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      email: "",
      phoneEnding: "",
      viewUrl: null,
      canAsk: 0,
      others: [],
      hire: {
        ...{ can: [], visit: { day: day(2) } },
        events: [{}, { text: expect.stringContaining("The customer agreed to") }],
      },
    },
  });
  const token = receipt.split("/").at(-1) ?? "";
  expect(JSON.stringify(seen.body)).not.toContain(token.split(".")[1]);
  for (const call of ["undo", "withdraw", "erase", "confirm", "send-link"])
    expect((await opened.call("POST", `${view}/${call}`)).status).toBe(404);
  for (const [call, body] of [
    ["choose", { companyId: 2 }],
    ["ask", { companyIds: [3] }],
    ["press", { press: "agree", of: "delivery", day: day(2) }],
  ] as const)
    expect((await opened.call("POST", `${view}/${call}`, body)).status).toBe(404);
  for (const path of [receipt, view]) {
    const { status, headers } = await opened.call("GET", `${path}/calendar`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  }
});

test("the link that can only look shows no street, no number and nothing that was written", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const secret = "Zyxwv";
  const typed = { location: `12 ${secret} Street, LS1 4AP`, additionalInfo: `${secret}: gate 4711` };
  const { receipt, asChosen, asCustomer, reference } = await chosenRequest(opened, {
    ...{ ...DIRECTORY_QUOTE, ...typed, job: { date: day(9) } },
  });
  await database().execute(
    sql`update answers set note = ${secret}, offer = offer || jsonb_build_object('note', ${secret}::text)`,
  );
  const question = { press: "question", question: "own", words: `${secret}?` };
  await opened.call("POST", `${answerPath(reference, 2)}/press`, question);
  await asCustomer({ press: "problem", problem: "other", words: secret });
  await asChosen({ press: "problem-answer", number: "C1", reply: "agrees", words: secret });
  await asCustomer({ press: "problem-end", number: "C1", settled: "no", words: secret });
  const own = (await opened.call("GET", receipt)).body;
  expect(JSON.stringify(own)).toContain(secret);
  const view = own.viewUrl.split("/").at(-1);
  const look = async () => (await opened.call("GET", `/receipts/${view}`)).body;
  const body = await look();
  expect(await opened.quotes.calendar(receipt.split("/").at(-1) ?? "")).toContain(`LOCATION:12 ${secret}`);
  expect(await opened.quotes.calendar(view)).not.toMatch(/Zyxwv|4AP/);
  expect(JSON.stringify(body)).not.toMatch(/Zyxwv|4711|4AP/);
  expect(body.asked.map(({ label }: { label: string }) => label)).not.toContain("Location");
  await database().execute(sql`update quotes set location = 'LS1 4AP'`);
  expect((await look()).asked[0]).toEqual({ label: "Location", text: "LS1" });
  expect(await opened.quotes.calendar(view)).toContain("LOCATION:LS1\r\n");
  expect(body.hire.problems).toMatchObject([{ number: "C1", answer: { reply: "agrees" }, settled: false }]);
});

test("the link that can only look shows a chosen type of waste, and not a typed one", async () => {
  const opened = open({ smtpUrl: null });
  const wasteSeen = async (body: object) => {
    const { receipt } = await opened.accepted(body);
    const own = (await opened.call("GET", receipt)).body;
    const seen = (await opened.call("GET", `/receipts/${own.viewUrl.split("/").at(-1)}`)).body;
    return [own, seen].map(
      ({ asked }) => asked.find(({ label }: { label: string }) => label === "Type of waste")?.text,
    );
  };
  const typed = { ...PAGE_QUOTE, wasteType: "Soil, ring 07700 900123" };
  expect(await wasteSeen(typed)).toEqual(["Soil, ring 07700 900123", undefined]);
  expect(await wasteSeen(DIRECTORY_QUOTE)).toEqual(["Garden waste", "Garden waste"]);
});

test("reminds the customer once of the delivery, and of the end of the hire and of the permit", async () => {
  const permit = { from: 4_000, to: 4_000, periodDays: 7, days: 7, permits: 1, seenOn: TODAY, isOld: false };
  const opened = open({ smtpUrl: null, undoMs: 0, feeFor: () => permit });
  const job = { stands: "road" as const };
  const { asCustomer, asChosen } = await chosenRequest(opened, { ...DIRECTORY_QUOTE, job });
  const reminders = async () => (await rows()).deliveries.filter(({ kind }) => kind === "hire-news").length;
  const before = await reminders();
  await asChosen({ press: "day", of: "delivery", day: day(1), part: "any" });
  await asCustomer({ press: "agree", of: "delivery", day: day(1) });
  await opened.quotes.invite();
  await opened.quotes.invite();
  expect((await reminders()) - before).toBe(2);
  await database().execute(sql`update quotes set created_at = created_at - interval '5 days'`);
  // Delivered four days ago, for a week: the hire ends in two days, and so does the permit.
  await asChosen({ press: "delivered", day: day(-4) });
  // A collection that was taken back ends no hire.
  await asChosen({ press: "collected", day: TODAY });
  await asChosen({ press: "take-back", number: "F3", said: "collected" });
  await Promise.all([opened.quotes.invite(), opened.quotes.invite()]);
  const about = await database().execute(
    sql`select facts ->> 'about' as about from hire_events where actor = 'clock' order by id`,
  );
  expect(about.rows.map((row) => row.about)).toEqual(["delivery", "end", "permit"]);
});
