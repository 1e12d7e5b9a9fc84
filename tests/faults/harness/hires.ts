import { randomUUID } from "node:crypto";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { queryRows } from "../../harness/database.ts";
import type { MailCatcher } from "../../harness/mail-catcher.ts";
import { answerPathOf, sendTestQuote } from "../../harness/quote-flow.ts";

/** A press of one side of a hire: the path of its call, and its body. */
export interface Press {
  path: string;
  body: object;
}

/** A request whose customer has chosen a company. The paths are those of the two sides' presses. */
export interface TestHire {
  customer: string;
  company: string;
}

/** The company of all hires, which also gets requests meanwhile. */
export const HIRED_ID = 1;

interface HireSource {
  url: string;
  databaseUrl: string;
  mail: MailCatcher;
}

/** Sends a request and chooses its company. */
export async function openHire({ url, databaseUrl, mail }: HireSource): Promise<TestHire> {
  const { reference, receipt } = await sendTestQuote(url, `${randomUUID()}@home.example`, [HIRED_ID]);
  const answer = await answerPathOf(mail, reference, HIRED_ID);
  await queryRows(
    databaseUrl,
    "update quotes set chosen_company_id = $1, chosen_at = now(), choice_told_at = now() where reference = $2",
    [HIRED_ID, reference],
  );
  return { customer: `/api${receipt}/press`, company: `/api${answer}/press` };
}

/** One hire takes just less than a hundred presses. */
export const openHires = (source: HireSource, count: number): Promise<TestHire[]> =>
  Promise.all(Array.from({ length: count }, () => openHire(source)));

/** How often the collection is asked for and taken back: with the other presses just less than a hire can store. */
const COLLECTIONS = 22;

/** A hire in presses, each of which is refused unless those before it are stored. */
export function pressesOf({ customer, company }: TestHire): Press[] {
  const today = todayInLondon();
  const by = (path: string) => (press: string, facts: object) => ({ path, body: { press, ...facts } });
  const [asks, says] = [by(customer), by(company)];
  const problem = { number: "C1", words: "Ticket 8812" };
  const visit = { of: "collection", day: addDays(today, 2) };
  return [
    says("delivered", { day: today }),
    asks("problem", { problem: "more-charged", amount: "120.00", words: "By card" }),
    says("problem-answer", { ...problem, reply: "disagrees" }),
    asks("problem-end", { ...problem, settled: "yes" }),
    ...Array.from({ length: COLLECTIONS }, () => [
      asks("collect", { day: addDays(today, 1) }),
      says("day", visit),
      asks("agree", visit),
      asks("not-yet", {}),
    ]).flat(),
    says("collected", { day: today, site: "Kirkstall" }),
  ];
}
