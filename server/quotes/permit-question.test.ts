import { expect, onTestFinished, test, vi } from "vitest";
import { addDays, longWeekday, todayInLondon } from "#contract/dates.ts";
import type { QuotesDeps } from "./deps.ts";
import { permitNotice, permitNoticeOfForm } from "./permit-question.ts";
import type { QuoteRow } from "./store.ts";
import { DIRECTORY_QUOTE } from "./testing/examples.ts";
import { AT_LEEDS, answerPath } from "./testing/open-quotes.ts";
import { useHires } from "./testing/use-hires.ts";
import { emailsReceivedBy } from "./testing/use-quotes.ts";

const { open, mailServer, chosenRequest } = useHires();

const day = (days: number) => addDays(todayInLondon(), days);
const [SOON, LATER] = [day(1), day(60)];
const HIRE = { kind: "hire", price: "250.00", vat: true };
const PERMIT = { kind: "permit-council-fee", price: "40.00", vat: false };

test("both sides read who applies for a permit and that the day is likely too early, until the delivery", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, undoMs: 0 });
  const body = { ...DIRECTORY_QUOTE, job: { stands: "road", date: SOON } };
  const offered = { earliestDate: SOON, lines: [HIRE] };
  const { asChosen, asCustomer, receipt, reference } = await chosenRequest(opened, body, offered);
  const said = `Who applies for the permit? Allow a week for it: ${longWeekday(SOON)} is likely too early.`;
  const read = async (path: string) => (await opened.call("GET", path)).body;
  const { hire, companies } = await read(receipt);
  expect(hire.permitQuestion).toMatchObject({ text: said, isTooEarly: true });
  expect(companies).toMatchObject([{ permitQuestion: { text: said } }, { permitQuestion: null }]);
  expect((await read(answerPath(reference, 1))).hire.permitQuestion.text).toBe(said);
  for (const to of ["ann@home.example", "firm1@skips.example"])
    await expect.poll(() => emailsReceivedBy(server, to).some(({ text }) => text.includes(said))).toBe(true);
  const named = await asChosen({ press: "day", of: "delivery", day: LATER, part: "any" });
  expect(named.body.hire.permitQuestion).toMatchObject({
    text: "Who applies for the permit? Allow a week for it.",
    isTooEarly: false,
  });
  await expect
    .poll(() => emailsReceivedBy(server, "ann@home.example").at(-1)?.text)
    .toMatch(/Who applies for the permit\? Allow a week for it\.\s/);
  // Once a day is agreed, the quote's earlier day is no longer warned of.
  await asCustomer({ press: "agree", of: "delivery", day: LATER });
  expect((await read(receipt)).companies).toMatchObject([{ permitQuestion: null }, { permitQuestion: null }]);
  const delivered = await asChosen({ press: "delivered", day: day(0) });
  expect(delivered.body.hire.permitQuestion).toBeNull();
  expect((await read(receipt)).companies).toMatchObject([{ permitQuestion: null }, { permitQuestion: null }]);
});

test("a request in Northern Ireland is about consent: answers, pages and emails count no permit as missing", async () => {
  const server = await mailServer();
  const siteAt = () => ({ division: "northern-ireland", permitNotice: null }) as const;
  const opened = open({ smtpUrl: server.url, undoMs: 0, siteAt });
  const body = { ...DIRECTORY_QUOTE, location: AT_LEEDS, job: { stands: "road", weeks: 2 } };
  const { asChosen, receipt, reference } = await chosenRequest(opened, body, { lines: [HIRE] });
  const read = async (path: string) => (await opened.call("GET", path)).body;
  const { job, companies } = await read(receipt);
  expect(job).toEqual({ stands: "road", weeks: 2, division: "northern-ireland" });
  expect(companies[0].answer.offer.comparable.unsaid).not.toContain("permit");
  expect((await read(answerPath(reference, 1))).request.job.division).toBe("northern-ireland");
  await asChosen({ press: "delivered", day: day(0) });
  const texts = () => emailsReceivedBy(server, "ann@home.example").map(({ text }) => text);
  await expect.poll(() => texts().some((text) => text.includes("was delivered"))).toBe(true);
  expect(texts().join()).not.toContain("permit");
});

test("before a choice, emails and pages that name the day say that it is likely too early for the permit", async () => {
  const server = await mailServer();
  const opened = open({ smtpUrl: server.url, adminEmail: "desk@home.example" });
  const body = { ...DIRECTORY_QUOTE, job: { stands: "road", date: SOON }, companies: [{ id: 1 }] };
  const { receipt, reference } = await opened.accepted(body);
  const said = `Allow a week for the permit: ${longWeekday(SOON)} is likely too early.`;
  const isToldTo = (to: string, sentence: string) =>
    expect
      .poll(() =>
        emailsReceivedBy(server, to).some(({ text }) => text.replace(/\s+/g, " ").includes(sentence)),
      )
      .toBe(true);
  for (const to of ["ann@home.example", "firm1@skips.example", "desk@home.example"]) await isToldTo(to, said);
  const fact = { label: "Permit", text: said };
  expect((await opened.call("GET", receipt)).body.asked).toContainEqual(fact);
  const { request } = (await opened.call("GET", answerPath(reference, 1))).body;
  expect(request.asked).toContainEqual(fact);
  expect(request.permitNotice.text).toMatch(
    /^Allow a week for the permit: a delivery before .* too early\.$/,
  );
  expect((await opened.quotes.ofCompany(1)).requests).toMatchObject([{ reference, permit: said }]);
  const offer = { lines: [HIRE], vat: "included", earliestDate: SOON };
  await opened.call("POST", `${answerPath(reference, 1)}/offer`, offer);
  await isToldTo(
    "ann@home.example",
    `Earliest delivery ${longWeekday(SOON)}. Who applies for the permit? Allow a week for it: ${longWeekday(SOON)} is likely too early.`,
  );
});

test.each([
  ["on the customer's own land nothing", { stands: "drive", date: SOON }, [HIRE], undefined],
  [
    "with a price for the permit, in time, nothing",
    { stands: "road", date: LATER },
    [HIRE, PERMIT],
    undefined,
  ],
  [
    "with a price for the permit, only that it is too early",
    { stands: "road", date: SOON },
    [HIRE, PERMIT],
    `Allow a week for the permit: ${longWeekday(SOON)} is likely too early.`,
  ],
])("%s is said about the permit", async (_what, job, lines, said) => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const { receipt } = await chosenRequest(opened, { ...DIRECTORY_QUOTE, job }, { lines });
  expect((await opened.call("GET", receipt)).body.hire.permitQuestion?.text).toBe(said);
});

test("a quote's own day before the notice is too early, although it has a price for the permit and the wanted day is later", async () => {
  const opened = open({ smtpUrl: null, undoMs: 0 });
  const body = { ...DIRECTORY_QUOTE, job: { stands: "road", date: LATER } };
  const { receipt } = await chosenRequest(opened, body, { lines: [HIRE, PERMIT], earliestDate: SOON });
  const { companies } = (await opened.call("GET", receipt)).body;
  expect(companies[0].permitQuestion).toMatchObject({
    text: `Allow a week for the permit: ${longWeekday(SOON)} is likely too early.`,
    isTooEarly: true,
  });
});

test.each([
  [7, "england-and-wales", "The council wants 7 working days' notice for the permit"],
  [1, "scotland", "The council wants 1 working day's notice for the permit"],
  [null, "england-and-wales", "Allow a week for the permit"],
  [3, "northern-ireland", "Allow 3 working days for the consent, if it is needed"],
] as const)(
  "a notice of %s working days in %s is said before a day is",
  (permitNoticeDays, division, said) => {
    const deps = depsWith({ division, permitNotice: permitNoticeDays });
    expect(permitNoticeOfForm(deps, ON_ROAD)?.text).toMatch(
      new RegExp(`^${said}: a delivery before .* too early`),
    );
  },
);

test("the notice names the first day that lists and plans name, and none is said where none is wanted", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T22:19:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const manchester = depsWith({ division: "england-and-wales", permitNotice: 7 });
  expect(permitNoticeOfForm(manchester, ON_ROAD)).toMatchObject({
    text: expect.stringContaining("before Friday 11 December 2026"),
    ...{ firstDay: "2026-12-11", isTooEarly: true },
  });
  expect(permitNotice(manchester, ON_ROAD, "2026-12-10")).toContain(
    "Thursday 10 December 2026 is likely too early",
  );
  expect(permitNotice(manchester, ON_ROAD, "2026-12-11")).toBe("Allow 7 working days for the permit.");
  const none = depsWith({ division: "england-and-wales", permitNotice: 0 });
  expect([permitNotice(none, ON_ROAD, "2026-12-05"), permitNoticeOfForm(none, ON_ROAD)]).toEqual([
    null,
    null,
  ]);
});

const ON_ROAD = { location: "M1 1AE", hireDate: "2026-12-05", job: { stands: "road" } } as QuoteRow;
const depsWith = (site: ReturnType<QuotesDeps["permits"]["siteAt"]>) =>
  ({
    places: { resolve: () => ({ kind: "place", searched: { place: {} } }) },
    permits: { siteAt: () => site },
  }) as unknown as QuotesDeps;
