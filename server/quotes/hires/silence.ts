import type { Database } from "#server/database/connect.ts";
import type { QuoteRow } from "../store.ts";
import type { Hire, HireEvent } from "./hire.ts";
import { chosenHire } from "./hire-view.ts";
import { findHiresWithWishes, readPartsOf } from "./store.ts";
import { eventInWords, pressNumber } from "./words.ts";

interface Silence {
  number: string;
  answerBy: string;
}

/** The problems without an answer after five working days, and a collection or swap that nobody answered by its day. */
function silenceOf({ problems, visit }: Pick<Hire, "problems" | "visit">, today: string): Silence[] {
  const open: Silence[] = problems.filter(({ answer, settled }) => !answer && !settled);
  if (visit && visit.of !== "delivery" && visit.by === "customer" && !visit.agreed)
    open.push({ number: visit.number ?? "", answerBy: visit.day ?? today });
  return open
    .filter(({ answerBy }) => answerBy < today)
    .map(({ number, answerBy }) => ({ number, answerBy }));
}

export async function silentHires(database: Database, today: string) {
  const quotes = await findHiresWithWishes(database);
  const partsOf = await readPartsOf(database, quotes);
  const silentIn = (quote: QuoteRow) => {
    const chosen = chosenHire(quote, partsOf(quote));
    if (!chosen) return [];
    return silenceOf(chosen.hire, today).flatMap((silence) =>
      chosen.events
        .filter(({ number }) => number === silence.number)
        .map((event) => silentHire(quote, chosen.company, { ...silence, event })),
    );
  };
  return quotes.flatMap(silentIn).sort((a, b) => a.answerBy.localeCompare(b.answerBy));
}

const silentHire = (
  { id, reference, name, email, phone, chosenCompanyId }: QuoteRow,
  company: string,
  { number, answerBy, event }: Silence & { event: HireEvent },
) => ({
  item: `${id}-${number}`,
  ...{ id, reference, name, email, phone, answerBy },
  number: pressNumber(reference, number) ?? "",
  said: eventInWords(event, { reader: "company", company }),
  askedAt: event.at.toISOString(),
  company: { id: chosenCompanyId ?? 0, name: company },
});
