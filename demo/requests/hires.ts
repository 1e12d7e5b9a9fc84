import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import type { Actor, PressFacts, TypedWords } from "#contract/hires/presses.ts";
import type { hireEvents } from "#server/database/tables/requests.ts";
import { createSeededRandom } from "../random.ts";
import { after, HOUR_MS } from "./answers.ts";
import type { DemoRequest } from "./requests.ts";

type HireEventRow = Omit<typeof hireEvents.$inferInsert, "id"> & { createdAt: Date };

interface HireQuote {
  id: number;
  chosenCompanyId?: number | null;
  choiceToldAt?: Date | null;
  erasedAt?: Date | null;
}

/** What was pressed about the hire of a request whose company was chosen, from the day named to the collection. */
export function hireRows(quote: HireQuote, { chosen, asked }: DemoRequest): HireEventRow[] {
  const companyId = quote.chosenCompanyId;
  if (!chosen || !companyId || !quote.choiceToldAt) return [];
  const random = createSeededRandom(`hire ${quote.id}`);
  const rows: HireEventRow[] = [];
  const press = (actor: Actor, at: Date, facts: PressFacts, typed: TypedWords | null = null) =>
    rows.push({
      quoteId: quote.id,
      companyId,
      actor,
      facts,
      typed: quote.erasedAt ? null : typed,
      createdAt: at,
    });
  const toldAt = quote.choiceToldAt;
  const wanted = new Date(
    `${asked.hireDate ?? asked.job.date ?? todayInLondon(after(toldAt, 4 * DAY_MS))}T09:00:00Z`,
  );
  const delivered = wanted > toldAt ? wanted : after(toldAt, 2 * DAY_MS);
  // The invitation to a review follows three days after the hire, so the skip is gone by then.
  const collected = after(chosen.invitedAt, -random.between(3, 5) * DAY_MS);
  if (after(collected, -DAY_MS) <= delivered) return [];
  const day = todayInLondon(delivered);
  press("company", after(toldAt, 2 * HOUR_MS), { press: "day", of: "delivery", day, part: "morning" });
  press("customer", after(toldAt, 5 * HOUR_MS), { press: "agree", of: "delivery" });
  press("company", delivered, { press: "delivered", day });
  const gone = todayInLondon(collected);
  const collect = { press: "collect", day: gone, part: "any" } as const;
  press("customer", after(collected, -DAY_MS), collect, {
    words: "It is full. The gate is open from eight.",
  });
  press("company", after(collected, -20 * HOUR_MS), { press: "agree", of: "collection" });
  const tonnes = random.between(10, 60) / 10;
  const typed = { site: "Transfer station, Canal Road", permit: "EPR/AB1234CD" };
  press("company", collected, { press: "collected", day: gone, tonnes }, typed);
  if (random.chance(0.15)) {
    const number = "C3";
    const facts = {
      press: "problem",
      problem: random.pick(["more-charged", "not-collected", "damage"]),
    } as const;
    press("customer", after(collected, 6 * HOUR_MS), facts, { words: "It is not what we had agreed." });
    const reply = random.pick(["agrees", "offers", "disagrees"]);
    press(
      "company",
      after(collected, 30 * HOUR_MS),
      { press: "problem-answer", number, reply },
      {
        words: "The weighbridge ticket says 1.4 tonnes above the limit.",
      },
    );
    if (reply !== "disagrees")
      press("customer", after(collected, 40 * HOUR_MS), { press: "problem-end", number, settled: "yes" });
  }
  return rows;
}
