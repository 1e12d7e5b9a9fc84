import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, longWeekday, todayInLondon } from "#contract/dates.ts";
import { companies } from "#server/database/tables/companies.ts";
import { DIRECTORY_QUOTE, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { useHires } from "../testing/use-hires.ts";

const { open, openInTestMode, database, chosenRequest } = useHires();
const THIS_MONTH = todayInLondon().slice(0, 7);

/** A request to companies 1 and 2. */
async function openRequest() {
  const { accepted, call, quotes } = openInTestMode();
  const { reference } = await accepted({ ...DIRECTORY_QUOTE, job: { size: 6 } });
  return {
    quotes,
    reference,
    offer: (companyId: number) => call("POST", `${answerPath(reference, companyId)}/offer`, OFFER),
    change: (assignments: string) => database().execute(sql.raw(`update quotes set ${assignments}`)),
    age: (interval: string) =>
      database().execute(sql.raw(`update deliveries set created_at = created_at - interval '${interval}'`)),
  };
}

test("a company sees what it was asked, with a way to answer, but not who asked", async () => {
  const { quotes, reference } = await openRequest();
  const { requests, months } = await quotes.ofCompany(1);
  expect(requests).toMatchObject([
    {
      reference,
      state: "waiting",
      answeredAt: null,
      total: null,
      asked: expect.arrayContaining(["LS1 4AP"]),
    },
  ]);
  await expect(quotes.answers.read(requests[0]?.token ?? "")).resolves.toMatchObject({
    company: { id: 1 },
  });
  expect(months).toEqual([{ of: THIS_MONTH, requests: 1, answered: 0, chosen: 0 }]);
  expect(JSON.stringify(requests)).not.toMatch(/Ann Example|ann@home|07700/);
  expect((await quotes.ofCompany(3)).requests).toEqual([]);
});

test("an offer shows with its total, and counts as answered", async () => {
  const { quotes, offer } = await openRequest();
  await offer(1);
  const { requests, months } = await quotes.ofCompany(1);
  expect(requests).toMatchObject([{ state: "offered", total: "250.00", answeredAt: expect.any(String) }]);
  expect(months).toMatchObject([{ requests: 1, answered: 1, chosen: 0 }]);
  expect((await quotes.ofCompany(2)).requests).toMatchObject([{ state: "waiting", total: null }]);
});

test("a choice shows once the companies were told: chosen to one, closed and without the job to the other", async () => {
  const { quotes, offer, change } = await openRequest();
  await offer(1);
  await change("chosen_company_id = 1, chosen_at = now()");
  expect((await quotes.ofCompany(1)).requests).toMatchObject([{ state: "offered" }]);
  expect((await quotes.ofCompany(2)).requests).toMatchObject([{ state: "waiting" }]);
  await change("choice_told_at = now()");
  expect(await quotes.ofCompany(1)).toMatchObject({
    requests: [{ state: "chosen" }],
    months: [{ requests: 1, answered: 1, chosen: 1 }],
  });
  expect(await quotes.ofCompany(2)).toMatchObject({
    requests: [{ state: "closed", asked: [] }],
    months: [{ requests: 1, answered: 0, chosen: 0 }],
  });
});

test("a hire names what its customer waits for, until the company has answered", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { asCustomer, asChosen } = await chosenRequest(opened);
  const waits = async () => (await opened.quotes.ofCompany(1)).requests[0]?.waits;
  const day = addDays(todayInLondon(), 10);
  await asCustomer({ press: "day", of: "delivery", day, part: "any" });
  expect(await waits()).toEqual([`Agree to ${longWeekday(day)} for the delivery, or name another day.`]);
  await asChosen({ press: "delivered", day: todayInLondon() });
  await asCustomer({ press: "problem", problem: "more-charged", amount: "40.00", words: "By card" });
  await asCustomer({ press: "keep", weeks: 2 });
  expect(await waits()).toEqual([
    expect.stringMatching(/^Something is wrong: “I was charged more than agreed”, £40. Answer by [\w ]+\.$/),
    "The customer asks to keep the skip for another 2 weeks. Say yes or no.",
  ]);
  await asChosen({ press: "keep-reply", number: "C3", agreed: "no" });
  await asChosen({ press: "problem-answer", number: "C2", reply: "agrees", words: "Refunded" });
  expect(await waits()).toEqual([]);
});

test("an erased request says nothing of the job", async () => {
  const { quotes, change } = await openRequest();
  await change("erased_at = now(), withdrawn_at = now()");
  expect((await quotes.ofCompany(1)).requests).toMatchObject([{ state: "closed", asked: [] }]);
});

test("an old request has no way to answer any more, and is gone after twelve months", async () => {
  const { quotes, age, change } = await openRequest();
  await age("100 days");
  expect((await quotes.ofCompany(1)).requests).toMatchObject([{ token: null }]);
  // The chosen company's link works on for the hire.
  await change("chosen_company_id = 1, chosen_at = now(), choice_told_at = now()");
  expect((await quotes.ofCompany(1)).requests).toMatchObject([{ token: expect.any(String) }]);
  await age("300 days");
  expect(await quotes.ofCompany(1)).toEqual({
    ...{ requests: [], months: [], districts: [] },
    wanted: { waste: 0, day: 0, weekend: 0, road: 0 },
    wastesInTown: [],
  });
});

test("requests are counted by district and by what they asked for, and typed places are no district", async () => {
  const { quotes, change } = await openRequest();
  const outcome = { requests: 1, answered: 0, chosen: 0 };
  expect((await quotes.ofCompany(1)).districts).toEqual([{ of: "LS1", ...outcome }]);
  await change(
    `location = 'The Old Yard', hire_date = '2027-01-02', job = '{"stands": "road", "waste": ["soil"]}'`,
  );
  expect(await quotes.ofCompany(1)).toMatchObject({
    districts: [{ of: "Without a postcode", ...outcome }],
    wanted: { waste: 1, day: 1, weekend: 1, road: 1 },
  });
});

test("wastes are counted in the requests to all companies of the town, from three requests on", async () => {
  const { accepted, quotes } = openInTestMode();
  await database()
    .insert(companies)
    .values([1, 2, 3].map((id) => ({ id, name: `Firm ${id}`, location: "Leeds", county: "West Yorkshire" })));
  const ask = (email: string, waste: string[]) =>
    accepted({ ...DIRECTORY_QUOTE, email, job: { size: 6, waste } });
  await ask("ann@home.example", ["soil", "garden"]);
  await ask("bob@home.example", ["soil", "garden"]);
  expect((await quotes.ofCompany(3)).wastesInTown).toEqual([]);
  await ask("cat@home.example", ["soil"]);
  const soil = [{ waste: "soil", requests: 3 }];
  expect(await quotes.ofCompany(1)).toMatchObject({ wastesInTown: soil });
  expect(await quotes.ofCompany(3)).toMatchObject({ requests: [], wastesInTown: soil });
  await database().update(companies).set({ location: "Elsewhere" }).where(eq(companies.id, 3));
  expect(await quotes.ofCompany(3)).toMatchObject({ wastesInTown: [] });
});
