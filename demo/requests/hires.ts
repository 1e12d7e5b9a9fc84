import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { PressFacts } from "#contract/hires/presses.ts";
import type { quotes } from "#server/database/tables/requests.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import { after } from "./answers.ts";
import type { DemoPress, DemoRequest } from "./requests.ts";

/** What was pressed about a hire that is over, in days from its collection. */
function finishedHire(toldOn: number, deliveredOn: number, random: Random): DemoPress[] {
  const delivery = { of: "delivery", part: "morning", day: deliveredOn };
  const tonnes = random.between(10, 60) / 10;
  const presses: DemoPress[] = [
    { days: toldOn + 0.1, actor: "company", press: "day", ...delivery },
    { days: toldOn + 0.2, actor: "customer", press: "agree", ...delivery },
    { days: deliveredOn, actor: "company", press: "delivered", day: deliveredOn },
    { days: -1, actor: "customer", press: "collect", part: "any", day: 0 },
    { days: -0.8, actor: "company", press: "agree", of: "collection", part: "any", day: 0 },
    { days: 0, actor: "company", press: "collected", tonnes, day: 0 },
  ];
  if (!random.chance(0.15)) return presses;
  const reply = random.pick(["agrees", "offers", "disagrees"]);
  const problem = random.pick(["more-charged", "not-collected", "damage"]);
  presses.push(
    { days: 0.3, actor: "customer", press: "problem", problem },
    { days: 1.3, actor: "company", press: "problem-answer", number: "C3", reply },
  );
  if (reply !== "disagrees")
    presses.push({ days: 1.7, actor: "customer", press: "problem-end", number: "C3", settled: "yes" });
  return presses;
}

/** What people type when they press a button. */
const TYPED = new Map(
  readDemoTable<Record<"press" | "words" | "site" | "permit", string>>("typed").map(
    ({ press, words, site, permit }) => [press, words ? { words } : { site, permit }],
  ),
);

/** What was pressed on the pages of a request: all of a hire that is over, or what its state needs. */
export function hireRows(
  quote: typeof quotes.$inferInsert & { id: number },
  { pressed, chosen, parts, asked: { hireDate, job } }: DemoRequest,
  now: Date,
) {
  const companyId = chosen?.companyId ?? parts[0]?.firm.company.id;
  if (!companyId) return [];
  const row = ({ state: _, days, actor, press, day, ...said }: DemoPress, from: Date) => {
    const named = day === undefined ? {} : { day: todayInLondon(after(from, day * DAY_MS)) };
    const facts: PressFacts = { press, ...said, ...named };
    const typed = quote.erasedAt ? null : (TYPED.get(press) ?? null);
    return { quoteId: quote.id, companyId, actor, typed, facts, createdAt: after(from, days * DAY_MS) };
  };
  if (pressed) return pressed.map((press) => row(press, now));
  if (!chosen?.invitedAt || !quote.choiceToldAt) return [];
  const random = createSeededRandom(`hire ${quote.id}`);
  // The invitation to a review follows three days after the hire, so the skip is gone by then.
  const collectedAt = after(chosen.invitedAt, -random.between(3, 5) * DAY_MS);
  const daysBefore = (at: Date) => (at.getTime() - collectedAt.getTime()) / DAY_MS;
  const toldOn = daysBefore(quote.choiceToldAt);
  const wanted = hireDate ?? job.date;
  const deliveredOn = Math.max(wanted ? daysBefore(new Date(`${wanted}T09:00:00Z`)) : toldOn + 4, toldOn + 2);
  if (deliveredOn >= -1) return [];
  return finishedHire(toldOn, deliveredOn, random).map((press) => row(press, collectedAt));
}
