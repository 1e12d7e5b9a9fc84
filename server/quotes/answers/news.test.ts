import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answers } from "#server/database/tables/requests.ts";
import { deleteJobs } from "#server/mail/testing/open-mail.ts";
import { DIRECTORY_QUOTE, FULL_OFFER, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { emailsReceivedBy, useQuotes } from "../testing/use-quotes.ts";

const { open, openInTestMode, mailServer, database, rows } = useQuotes();

const CUSTOMER = "ann@home.example";

interface Job extends Record<string, unknown> {
  state: string;
  data: object;
  minutes: number;
}

/** The jobs that email customers about answers, with the minutes until they start. */
async function newsJobs(): Promise<Job[]> {
  const { rows } = await database().execute<Job>(sql`
    select state, data, round(extract(epoch from start_after - now()) / 60)::int as minutes
    from pgboss.job where name = 'answer-news' order by created_on`);
  return rows;
}
const waiting = async () => (await newsJobs()).filter(({ state }) => state !== "completed");

/** Makes all emails about answers one hour older, and makes all jobs that send such emails due now. */
async function passAnHour() {
  await database().execute(
    sql`update deliveries set created_at = created_at - interval '1 hour' where kind = 'answers'`,
  );
  await database().execute(sql`update pgboss.job set start_after = now() where name = 'answer-news'`);
}

async function openRequest(companies = [1, 2, 3]) {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url });
  const { reference, receipt, receiptUrl } = await opened.accepted({
    ...DIRECTORY_QUOTE,
    companies: companies.map((id) => ({ id })),
  });
  const answer = (companyId: number, call: string, body: object) =>
    opened.call("POST", `${answerPath(reference, companyId)}/${call}`, body);
  return {
    ...{ ...opened, reference, receipt, receiptUrl },
    offer: (companyId: number, body: object = OFFER) => answer(companyId, "offer", body),
    decline: (companyId: number, reason = "no-vehicle") =>
      answer(companyId, "decline", { reason, note: "Try Bob" }),
    /** The emails about answers, in the order of their arrival. */
    news: () =>
      emailsReceivedBy(server, CUSTOMER).filter(({ text }) => text.startsWith("Quotes for your 6 yard skip")),
  };
}

test("the customer hears of the first answer at once, in our words only", async () => {
  const { offer, news, reference, receiptUrl } = await openRequest();
  await offer(1, { ...FULL_OFFER, note: "Call 01632 960999" });
  await expect.poll(news).toHaveLength(1);
  const [mail] = news();
  expect(mail?.headers.get("subject")).toBe(`Your quote request ${reference}: you have a price`);
  expect(mail?.text).toContain("1 of the 3 companies you asked has answered so far.");
  expect(mail?.text).not.toContain("since our last email");
  expect(mail?.text).toContain("- Firm 1: £364 for what you asked, VAT included.");
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain(receiptUrl);
    expect(text).not.toMatch(/960999|Mattress/);
  }
});

test("what is answered within the hour comes together in one email", async () => {
  const { offer, decline, news } = await openRequest();
  await offer(1);
  await expect.poll(news).toHaveLength(1);
  await offer(2);
  await decline(3);
  await offer(1, { ...OFFER, lines: [{ kind: "hire", price: "230.00" }] });
  expect(await waiting()).toMatchObject([{ state: "created", minutes: expect.closeTo(60, -1) }]);
  await passAnHour();
  await expect.poll(news).toHaveLength(2);
  const [, mail] = news();
  expect(mail?.headers.get("subject")).toMatch(
    /: you have a price, a company changed its quote, a company can't do the job$/,
  );
  expect(mail?.text).toContain("All 3 companies you asked have answered.");
  expect(mail?.text.match(/^- .*/gm)).toEqual([
    "- Firm 1: new price at least £230 for what you asked, VAT included (length of hire not said), before at least £250.",
    "- Firm 2: at least £250 for what you asked, VAT included (length of hire not said).",
    "- Firm 3: They have no lorry free that day.",
  ]);
  expect(mail?.text).not.toContain("Try Bob");
  await expect.poll(waiting).toEqual([]);
  expect(news()).toHaveLength(2);
});

test("of several offers within the hour the customer hears the last, once", async () => {
  const { offer, decline, news } = await openRequest();
  await decline(3);
  await expect.poll(news).toHaveLength(1);
  for (const price of ["300.00", "290.00", "280.00"])
    await offer(1, { ...OFFER, lines: [{ kind: "hire", price }] });
  await passAnHour();
  await expect.poll(news).toHaveLength(2);
  expect(news()[1]?.text).toContain("£280");
  expect(news()[1]?.text).not.toMatch(/£300|£290/);
  await expect.poll(waiting).toEqual([]);
  expect((await database().select().from(answers)).filter(({ toldAt }) => !toldAt)).toEqual([]);
});

test("answers at the same moment are told without a second email within the hour", async () => {
  const { offer, news } = await openRequest();
  await Promise.all([offer(1), offer(2), offer(3)]);
  const dueSoon = async () => (await waiting()).filter(({ minutes }) => minutes < 50);
  await expect.poll(dueSoon).toEqual([]);
  await expect.poll(news).toHaveLength(1);
  await passAnHour();
  await expect.poll(waiting).toEqual([]);
  const told = () => news().flatMap(({ text }) => text.match(/^- Firm \d/gm) ?? []);
  await expect.poll(() => told().sort()).toEqual(["- Firm 1", "- Firm 2", "- Firm 3"]);
});

test.each(["withdraw", "erase"])("after %s nothing more is told", async (call) => {
  const { offer, news, receipt, ...opened } = await openRequest();
  await offer(1);
  await expect.poll(news).toHaveLength(1);
  await offer(2);
  await opened.call("POST", `${receipt}/${call}`);
  await passAnHour();
  await expect.poll(waiting).toEqual([]);
  expect((await rows()).deliveries.filter(({ kind }) => kind === "answers")).toHaveLength(1);
});

test.each([
  ["once the companies were told of a choice, nothing more is told", "now", 1],
  ["while a choice can be undone, the customer still hears of answers", null, 2],
])("%s", async (_, toldAt, emails) => {
  const { offer, news } = await openRequest();
  await offer(1);
  await expect.poll(news).toHaveLength(1);
  await offer(2);
  await database().execute(
    sql`update quotes set chosen_company_id = 1, chosen_at = now(), choice_told_at = ${toldAt}`,
  );
  await passAnHour();
  await expect.poll(waiting).toEqual([]);
  expect((await rows()).deliveries.filter(({ kind }) => kind === "answers")).toHaveLength(emails);
});

test("a job that was lost is sent again at the next start, and nothing is told twice", async () => {
  const { offer, news, jobs } = await openRequest();
  await offer(1);
  await expect.poll(news).toHaveLength(1);
  await offer(2);
  await passAnHour();
  await expect.poll(news).toHaveLength(2);
  await offer(3);
  await jobs.stop();
  await deleteJobs({ database: database() });
  await database().execute(
    sql`update deliveries set created_at = created_at - interval '1 hour' where kind = 'answers'`,
  );
  const server = await mailServer();
  const restarted = open({ smtpUrl: server.url });
  const newsAgain = () =>
    emailsReceivedBy(server, CUSTOMER).filter(({ text }) => text.startsWith("Quotes for your 6 yard skip"));
  await expect.poll(newsAgain).toHaveLength(1);
  expect(newsAgain()[0]?.text.match(/^- .*/gm)).toEqual([expect.stringContaining("Firm 3: at least £250")]);
  await restarted.jobs.stop();
});

test("a start while a job waits sends no second one", async () => {
  const { offer, news } = await openRequest();
  await offer(1);
  await expect.poll(news).toHaveLength(1);
  await offer(2);
  const before = await waiting();
  const server = await mailServer();
  const other = open({ smtpUrl: server.url });
  await other.jobs.ready();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  expect(before).toHaveLength(1);
});

test("jobs hold nothing of the customer", async () => {
  const { offer, reference } = await openRequest();
  await offer(1);
  expect((await newsJobs()).map(({ data }) => data)).toEqual([{ reference }]);
});

test("without a mail server the news is recorded and nobody is written to", async () => {
  const { accepted, call } = openInTestMode();
  const { reference } = await accepted(DIRECTORY_QUOTE);
  await call("POST", `${answerPath(reference, 1)}/offer`, OFFER);
  await expect
    .poll(async () => (await rows()).deliveries.filter(({ kind }) => kind === "answers"))
    .toMatchObject([{ state: "test", recipient: CUSTOMER }]);
});
