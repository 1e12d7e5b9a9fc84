import { addDays } from "#contract/dates.ts";
import type { QuotesDeps } from "../deps.ts";
import type { FollowUp } from "../follow-ups/reminders.ts";
import { permitQuestion } from "../permit-question.ts";
import { databaseDay, type QuoteRow } from "../store.ts";
import { createHireNews } from "./hire-news.ts";
import { chosenHire, permitClock } from "./hire-view.ts";
import { findOpenHires, type HireParts, insertEvent, readHireParts, readPartsOf } from "./store.ts";

/** Long enough that the customer has time to act even over a weekend. */
const DAYS_BEFORE_END = 3;

interface Reminder {
  about: "delivery" | "end" | "permit";
  day: string;
}

/** The events record which reminders were sent, so each reminder is sent only once. */
export function createHireReminders(deps: QuotesDeps): FollowUp {
  const { database } = deps;
  const { tellCustomer } = createHireNews(deps);

  const remindersOf = (quote: QuoteRow, parts: HireParts, today: string): Reminder[] => {
    const chosen = quote.erasedAt ? null : chosenHire(quote, parts);
    if (!chosen || chosen.hire.stage === "collected") return [];
    const { visit, stage, endsOn } = chosen.hire;
    const permit = permitClock(deps, quote, chosen.hire, chosen.days);
    const isSent = ({ about, day }: Reminder) =>
      parts.events.some(({ facts }) => facts.about === about && facts.day === day);
    const due: (Reminder & { from: string })[] = [];
    if (visit?.of === "delivery" && visit.agreed && visit.day)
      due.push({ about: "delivery", day: visit.day, from: addDays(visit.day, -1) });
    if (stage === "delivered" && endsOn && !visit)
      due.push({ about: "end", day: endsOn, from: addDays(endsOn, -DAYS_BEFORE_END) });
    if (stage === "delivered" && permit && visit?.of !== "collection")
      due.push({ about: "permit", day: permit.endsOn, from: permit.askBy });
    // A reminder of a delivery is sent only on the day before. On the day of the delivery it would be too late.
    return due.filter(
      (one) => one.from <= today && today <= (one.about === "delivery" ? one.from : one.day) && !isSent(one),
    );
  };

  return {
    async due() {
      const quotes = await findOpenHires(database);
      const [partsOf, today] = await Promise.all([readPartsOf(database, quotes), databaseDay(database)]);
      return quotes
        .filter((quote) => remindersOf(quote, partsOf(quote), today).length > 0)
        .map(({ reference }) => reference);
    },
    async run(tx, quote) {
      const parts = await readHireParts(tx, quote);
      const companyId = quote.chosenCompanyId ?? 0;
      for (const { about, day } of remindersOf(quote, parts, await databaseDay(tx))) {
        const facts = { press: "reminded", about, day } as const;
        const event = { quoteId: quote.id, companyId, actor: "clock", facts, typed: null } as const;
        const at = await insertEvent(tx, { ...event, idempotencyKey: null });
        const reminder = { companyId, by: "clock", at, facts, typed: null, number: null } as const;
        const offer = chosenHire(quote, parts)?.offer;
        const permit = about === "delivery" ? permitQuestion(deps, quote, offer, day)?.text : undefined;
        await tellCustomer(tx, quote, reminder, { permit });
      }
    },
  };
}
