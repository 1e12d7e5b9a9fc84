import type { RequestToAnswer } from "#contract/answers/answers.ts";
import type { CompanyPress, CustomerPress } from "#contract/hires/press-bodies.ts";
import type { PressKind } from "#contract/hires/presses.ts";
import type { Transaction } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { createReadRequest, findOpenLink, NO_LINK } from "../answers/read-request-to-answer.ts";
import { askedCompany } from "../answers/store.ts";
import { releaseChoice } from "../choice-store.ts";
import type { QuotesDeps } from "../deps.ts";
import { refreshAnswerFigures } from "../figures/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { ReceiptAccess } from "../receipt-access.ts";
import { lockQuote, type QuoteRow } from "../store.ts";
import { whyNotPress } from "./hire.ts";
import { createHireNews } from "./hire-news.ts";
import { chosenHire } from "./hire-view.ts";
import { createHireQuestions } from "./questions.ts";
import { silentHires } from "./silence.ts";
import { type NewEvent, type Pressed, readHireParts, splitPress, storeOnce } from "./store-press.ts";

const NO_HIRE = "No company is chosen for this request any more. Please look at the page as it is now.";

/** The presses that change the public count of a company's hires. */
const COUNTED: readonly PressKind[] = ["release", "swapped", "problem", "problem-end"];

/**
 * What customer and company press on a request's pages. Each press is stored once under the quote's lock, together with the
 * email that tells the other of it.
 */
export function createHires(deps: QuotesDeps, receipts: ReceiptAccess) {
  const tokens = quoteTokens(deps.config);
  const readRequest = createReadRequest(deps);
  const { tellCompanies, tellCustomer } = createHireNews(deps);
  const questions = createHireQuestions(deps);

  /** A press about the hire, by the customer or by the chosen company, told to the other. */
  const pressOnHire = async (
    tx: Transaction,
    quote: QuoteRow,
    { press, key, by }: Pressed & Pick<NewEvent, "by">,
  ) => {
    const parts = await readHireParts(tx, quote);
    const companyId = quote.chosenCompanyId ?? 0;
    const event = { companyId, by, ...splitPress(press), key };
    const why = () => {
      const chosen = quote.erasedAt ? null : chosenHire(quote, parts);
      return chosen ? whyNotPress(chosen.hire, event.facts, by) : NO_HIRE;
    };
    return storeOnce(tx, quote, parts.events, event, why, async (stored) => {
      if (press.press === "release") await releaseChoice(tx, quote.id);
      if (COUNTED.some((kind) => kind === press.press)) await refreshAnswerFigures(tx, [companyId]);
      if (by === "customer") await tellCompanies(tx, quote, stored, [companyId]);
      else await tellCustomer(tx, quote, stored);
    });
  };

  const pressAsCompany = async (
    tx: Transaction,
    reference: string,
    { companyId: linked, firm, ...pressed }: Pressed & { companyId: number; firm: number | null },
  ): Promise<Refusal | undefined> => {
    const quote = await lockQuote(tx, reference);
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(tx, quote, linked);
    const link = await findOpenLink(deps, tx, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    const isQuestion = pressed.press.press === "question";
    if (!isQuestion && quote.chosenCompanyId !== companyId) return conflict(NO_HIRE);
    const why = isQuestion
      ? await questions.ask(tx, quote, { ...pressed, companyId })
      : await pressOnHire(tx, quote, { ...pressed, by: "company" });
    return why === undefined ? undefined : conflict(why);
  };

  return {
    /** What companies left unanswered until today (YYYY-MM-DD). */
    silent: (today: string) => silentHires(deps.database, today),
    /** What the customer pressed on the request's page. A repeated press with the same key changes nothing. */
    press: (token: string, press: CustomerPress, key: string | null = null) =>
      receipts.change(token, (tx, quote) =>
        press.press === "answer"
          ? questions.answer(tx, quote, { press, key })
          : pressOnHire(tx, quote, { press, key, by: "customer" }),
      ),
    /** What a company pressed on the page of its link. A repeated press with the same key changes nothing. */
    async pressOfCompany(
      token: string,
      press: CompanyPress,
      key: string | null = null,
      firm: number | null = null,
    ): Promise<RequestToAnswer | Refusal> {
      const asked = tokens.openFor("answer", token);
      if (!asked) return NO_LINK;
      const { reference, companyId } = asked;
      const refused = await deps.mail.transaction((tx) =>
        pressAsCompany(tx, reference, { press, key, companyId, firm }),
      );
      return refused ?? readRequest(token, firm);
    },
  };
}
