import type { Quote } from "../quotes.ts";
import type { QuoteState } from "./options.ts";

type Decisive = Pick<Quote, "awaitingConfirmation" | "withdrawnAt" | "chosenAt" | "erasedAt" | "answers">;

/** `server/quotes/search-store.ts` has the same rules in SQL. */
export function quoteState({
  awaitingConfirmation,
  withdrawnAt,
  chosenAt,
  erasedAt,
  answers,
}: Decisive): QuoteState {
  if (withdrawnAt) return "withdrawn";
  if (chosenAt) return "chosen";
  if (erasedAt) return "erased";
  if (awaitingConfirmation) return "unconfirmed";
  return answers.length > 0 ? "answered" : "unanswered";
}

/** Null if the stored text is malformed. */
export function parseQuotedCompanies(text: string): { id: number | undefined; name: string }[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    return parsed.map(({ id, name }: { id?: unknown; name: unknown }) => ({
      id: typeof id === "number" ? id : undefined,
      name: String(name),
    }));
  } catch {
    return null;
  }
}
