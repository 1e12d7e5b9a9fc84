import type { QuoteReceipt } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import { cancellationLetter, type Ending } from "./emails/cancellation-email.ts";
import type { QuotesDeps } from "./quotes.ts";
import { receiptOf } from "./receipt.ts";
import { receiptTokens } from "./receipt-token.ts";
import { selectedIn } from "./selected-companies.ts";
import { endQuote, findByReference, lockQuote, type QuoteRow } from "./store.ts";

/** The receipt as it is now, or a sentence why not; null when the link opens nothing. */
export type Ended = { receipt: QuoteReceipt } | { refused: string } | null;

const WITHDRAWN = "This request has been withdrawn.";

/** What the holder of a receipt link may see and do. */
export function createEndings({ database, mail, companies, config }: QuotesDeps) {
  const tokens = receiptTokens(config.signingSecret);

  const receipt = async (token: string): Promise<QuoteReceipt | null> => {
    const reference = tokens.open(token);
    const quote = reference && (await findByReference(database, reference));
    return quote ? receiptOf(quote, await mail.about([quote.id]), companies.find) : null;
  };

  /** Tells every company but the chosen one; those whose e-mail has not left are never written to. */
  const tellOthers = async (tx: Transaction, quote: QuoteRow, ending: Ending, except: number | null) => {
    const reached = await mail.callOff(tx, { quoteId: quote.id, except });
    const letter = cancellationLetter(quote, ending);
    await mail.enqueue(
      tx,
      reached.map(({ companyId, to }) => ({
        kind: "cancellation",
        to,
        letter,
        quoteId: quote.id,
        companyId,
      })),
    );
  };

  /** Runs `decide` on the locked quote; a sentence from it refuses. */
  const end = async (
    token: string,
    decide: (tx: Transaction, quote: QuoteRow) => Promise<string | undefined>,
  ): Promise<Ended> => {
    const reference = tokens.open(token);
    if (!reference) return null;
    const refused = await mail.transaction(async (tx) => {
      const quote = await lockQuote(tx, reference);
      return quote ? decide(tx, quote) : undefined;
    });
    if (refused) return { refused };
    const now = await receipt(token);
    return now && { receipt: now };
  };

  return {
    receipt,
    /** "I have chosen one": saying it again changes nothing. */
    choose: (token: string, companyId: number) =>
      end(token, async (tx, quote) => {
        const { id, chosenCompanyId, withdrawnAt } = quote;
        const selected = selectedIn(quote);
        if (withdrawnAt) return WITHDRAWN;
        if (chosenCompanyId === companyId) return;
        if (chosenCompanyId !== null) return alreadyChosen(quote);
        if (!selected.some((company) => company.id === companyId))
          return "Choose one of the companies you asked.";
        await endQuote(tx, id, { chosenCompanyId: companyId, chosenAt: new Date() });
        await tellOthers(tx, quote, "chosen", companyId);
      }),
    /** "Withdraw my request": saying it again changes nothing. */
    withdraw: (token: string) =>
      end(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null) return alreadyChosen(quote);
        await endQuote(tx, quote.id, { withdrawnAt: new Date() });
        await tellOthers(tx, quote, "withdrawn", null);
      }),
  };
}

function alreadyChosen(quote: QuoteRow): string {
  const chosen = selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId);
  return `You have already chosen ${chosen?.name ?? "a company"}. Please contact them directly.`;
}
