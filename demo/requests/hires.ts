import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { Actor, PressFacts } from "#contract/hires/presses.ts";
import type { hireEvents } from "#server/database/tables/requests.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { after } from "./answers.ts";

type HireEventRow = Omit<typeof hireEvents.$inferInsert, "id"> & { createdAt: Date };

/** A press: its time in days from a given day, and its facts, whose `day` is a number of days from that day. */
type Step = [
  days: number,
  actor: Actor,
  facts: Omit<PressFacts, "day"> & { press: PressFacts["press"]; day?: number },
  typed?: Record<string, string>,
];

const delivered = (day: number): Step => [day, "company", { press: "delivered", day }];
const collect = (days: number, day: number): Step => [
  ...([days, "customer", { press: "collect", day, part: "any" }] as const),
  { words: "It is full. The gate is open from eight." },
];
const problem = (days: number, kind: string): Step => [
  ...([days, "customer", { press: "problem", problem: kind }] as const),
  { words: "It is not what we had agreed." },
];
const replied = (days: number, number: string, reply: string): Step => [
  ...([days, "company", { press: "problem-answer", number, reply }] as const),
  { words: "The weighbridge ticket says 1.4 tonnes above the limit." },
];
const dayNamed = (days: number, day: number): Step => [
  ...([days, "company", { press: "day", of: "delivery", day, part: "morning" }] as const),
];
const dayAgreed = (days: number, day: number): Step => [
  ...([days, "customer", { press: "agree", of: "delivery", day, part: "morning" }] as const),
];
const collectionAgreed = (days: number, day: number): Step => [
  ...([days, "company", { press: "agree", of: "collection", day, part: "any" }] as const),
];
const longer: Step = [-1, "customer", { press: "keep", weeks: 1 }];
const asked: Step = [-2, "company", { press: "question", question: "access" }];

/** What was pressed until today about requests with prices that wait for a choice. */
export const OPEN_QUESTIONS: readonly Step[][] = [
  [asked],
  [asked, [-1, "customer", { press: "answer", number: "F1" }, { words: "Three metres, without a bend." }]],
];

/** What was pressed until today about hires that are not over, in every state of one. */
export const OPEN_HIRES: readonly Step[][] = [
  [],
  [dayNamed(-1, 3)],
  [dayNamed(-2, 4), dayAgreed(-1, 4)],
  [delivered(-6)],
  [delivered(-6), longer],
  [delivered(-6), longer, [-0.5, "company", { press: "keep-reply", number: "C1", agreed: "yes" }]],
  [delivered(-6), [-1, "customer", { press: "swap", day: 2, part: "morning" }]],
  [delivered(-6), collect(-1, 2)],
  [delivered(-6), collect(-1, 2), collectionAgreed(-0.5, 2)],
  [delivered(-6), problem(-1, "wrong-place")],
  [delivered(-6), problem(-3, "more-charged"), replied(-1, "C1", "offers")],
  // The company stays silent, so the administrator sees these two.
  [delivered(-12), problem(-11, "damage")],
  [delivered(-6), collect(-4, -2)],
];

/** What was pressed about a hire that is over, in days from its collection. */
function finishedHire(toldOn: number, deliveredOn: number, random: Random): Step[] {
  const went = { site: "Transfer station, Canal Road", permit: "EPR/AB1234CD" };
  const tonnes = random.between(10, 60) / 10;
  const steps: Step[] = [
    dayNamed(toldOn + 0.1, deliveredOn),
    dayAgreed(toldOn + 0.2, deliveredOn),
    delivered(deliveredOn),
    collect(-1, 0),
    collectionAgreed(-0.8, 0),
    [0, "company", { press: "collected", day: 0, tonnes }, went],
  ];
  if (!random.chance(0.15)) return steps;
  const reply = random.pick(["agrees", "offers", "disagrees"]);
  steps.push(
    problem(0.3, random.pick(["more-charged", "not-collected", "damage"])),
    replied(1.3, "C3", reply),
  );
  if (reply !== "disagrees")
    steps.push([1.7, "customer", { press: "problem-end", number: "C3", settled: "yes" }]);
  return steps;
}

/** What hires need to know of a request. */
interface HiredRequest {
  pressed?: readonly Step[];
  chosen: { companyId: number; invitedAt: Date | null } | null;
  parts: readonly { firm: { company: { id: number } } }[];
  asked: { hireDate: string | null; job: { date?: string } };
}

/** What was pressed on the pages of a request: all of a hire that is over, or what its state needs. */
export function hireRows(
  quote: { id: number; choiceToldAt?: Date | null; erasedAt?: Date | null },
  { pressed, chosen, parts, asked: { hireDate, job } }: HiredRequest,
  now: Date,
): HireEventRow[] {
  const companyId = chosen?.companyId ?? parts[0]?.firm.company.id;
  if (!companyId) return [];
  const row = ([days, actor, { day, ...facts }, typed]: Step, from: Date): HireEventRow => ({
    ...{ quoteId: quote.id, companyId, actor, typed: quote.erasedAt ? null : (typed ?? null) },
    facts: { ...facts, ...(day !== undefined && { day: todayInLondon(after(from, day * DAY_MS)) }) },
    createdAt: after(from, days * DAY_MS),
  });
  if (pressed) return pressed.map((step) => row(step, now));
  if (!chosen?.invitedAt || !quote.choiceToldAt) return [];
  const random = createSeededRandom(`hire ${quote.id}`);
  // The invitation to a review follows three days after the hire, so the skip is gone by then.
  const collectedAt = after(chosen.invitedAt, -random.between(3, 5) * DAY_MS);
  const daysBefore = (at: Date) => (at.getTime() - collectedAt.getTime()) / DAY_MS;
  const toldOn = daysBefore(quote.choiceToldAt);
  const wanted = hireDate ?? job.date;
  const deliveredOn = Math.max(wanted ? daysBefore(new Date(`${wanted}T09:00:00Z`)) : toldOn + 4, toldOn + 2);
  return deliveredOn < -1
    ? finishedHire(toldOn, deliveredOn, random).map((step) => row(step, collectedAt))
    : [];
}
