import { isDeepStrictEqual } from "node:util";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import type { AnyPress, CompanyPress, CustomerPress } from "#contract/hires/press-bodies.ts";
import {
  CONFIRMING_PRESSES,
  MAX_EVENTS,
  OWN_QUESTION,
  type PressFacts,
  type PressKind,
  TYPED_FIELDS,
} from "#contract/hires/presses.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { createReadRequest, findOpenLink, NO_LINK, whyNotAnswer } from "../answers/request-to-answer.ts";
import { type AnswerRow, askedCompany } from "../answers/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { refreshAnswerFigures } from "../figures/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { ReceiptAccess } from "../receipt-access.ts";
import { selectedIn } from "../request-facts.ts";
import { clearChoice, lockQuote, type QuoteRow } from "../store.ts";
import type { Hire, HireEvent } from "./hire.ts";
import { createHireNews } from "./hire-news.ts";
import { FULL, whyNotDay, whyNotPress } from "./hire-rules.ts";
import { chosenHire, hireView, questionsLeft } from "./hire-view.ts";
import { findHiresWithWishes, type HireParts, insertEvent, readHireParts, readPartsOf } from "./store.ts";
import { eventInWords, nextNumber, pressNumber } from "./words.ts";

const NO_HIRE = "No company is chosen for this request any more. Please look at the page as it is now.";
const NO_QUESTION = "We don't know this question. Please look at the page as it is now.";
const KEY_REUSED =
  "This differs from what was sent before with the same form. Please look at the page as it is now, then press again.";

const COUNTED: readonly PressKind[] = [
  ...(["release", "take-back", "problem", "problem-end"] as const),
  ...CONFIRMING_PRESSES,
];

interface Pressed {
  companyId: number;
  by: "customer" | "company";
  press: AnyPress;
  key: string | null;
}

interface NewPress extends Pressed {
  why: (facts: PressFacts) => string | Refusal | false | undefined;
  after: (stored: HireEvent) => Promise<void>;
}

/** Stores a press once under its key. If the press is refused, returns the reason. The quote must be locked. */
async function storeOnce(
  tx: Transaction,
  { id: quoteId }: QuoteRow,
  { events }: HireParts,
  { companyId, by, press, key, why, after }: NewPress,
): Promise<string | Refusal | undefined> {
  const { facts, typed } = splitPress(press);
  const before = key === null ? undefined : events.find((event) => event.key === key);
  if (before) {
    const isSame = isDeepStrictEqual([before.facts, before.typed, before.by], [facts, typed, by]);
    return isSame ? undefined : KEY_REUSED;
  }
  const refused = why(facts);
  if (refused) return refused;
  const at = await insertEvent(tx, { quoteId, companyId, actor: by, facts, typed, idempotencyKey: key });
  await after({ companyId, by, at, facts, typed, number: nextNumber(events, by) });
  return undefined;
}

/** `facts` are kept; `typed` is erased with the customer's details. */
function splitPress(press: AnyPress): Pick<HireEvent, "facts" | "typed"> {
  const isTyped = ([name]: [string, unknown]) => TYPED_FIELDS.some((field) => field === name);
  const said = Object.entries(press).filter(([, value]) => value !== null && value !== undefined);
  const typed = said.filter(isTyped);
  const facts = Object.fromEntries(said.filter((entry) => !isTyped(entry))) as PressFacts;
  return { facts, typed: typed.length > 0 ? Object.fromEntries(typed) : null };
}

function createQuestions({ tellCompanies, tellCustomer }: ReturnType<typeof createHireNews>) {
  const ask = async (tx: Transaction, quote: QuoteRow, pressed: Omit<Pressed, "by">) => {
    const parts = await readHireParts(tx, quote);
    return storeOnce(tx, quote, parts, {
      ...{ ...pressed, by: "company" },
      why: (facts) => whyNotQuestion(quote, parts, pressed.companyId, facts),
      after: (stored) => tellCustomer(tx, quote, stored),
    });
  };

  const answer = async (
    tx: Transaction,
    quote: QuoteRow,
    pressed: Pick<Pressed, "key"> & { press: CustomerPress & { press: "answer" } },
  ) => {
    const parts = await readHireParts(tx, quote);
    const { number } = pressed.press;
    const question = parts.events.find(
      ({ facts, number: own }) => facts.press === "question" && own === number,
    );
    if (!question || quote.erasedAt) return NO_QUESTION;
    const isAnswered = parts.events.some(({ facts }) => facts.press === "answer" && facts.number === number);
    return storeOnce(tx, quote, parts, {
      ...{ ...pressed, companyId: question.companyId, by: "customer" },
      why: () => isAnswered && "You have answered this question already.",
      after: (stored) => tellCompanies(tx, quote, stored, stillAsked(quote, parts.answers)),
    });
  };

  return { ask, answer };
}

/** A press and the email about it are stored together, under the quote's lock. */
export function createHires(deps: QuotesDeps, receipts: ReceiptAccess) {
  const tokens = quoteTokens(deps.config);
  const readRequest = createReadRequest(deps);
  const news = createHireNews(deps);
  const { ask, answer } = createQuestions(news);

  const pressOnHire = async (tx: Transaction, quote: QuoteRow, pressed: Omit<Pressed, "companyId">) => {
    const parts = await readHireParts(tx, quote);
    const companyId = quote.chosenCompanyId ?? 0;
    const { press, by } = pressed;
    const keptBy = (stored: HireParts["events"][number]) =>
      press.press === "keep-reply"
        ? hireView(deps, quote, { ...parts, events: [...parts.events, stored], reader: "customer" })
        : null;
    return storeOnce(tx, quote, parts, {
      ...{ ...pressed, companyId },
      why(facts) {
        const chosen = quote.erasedAt ? null : chosenHire(quote, parts);
        return chosen ? whyRefused(chosen.hire, facts, by) : NO_HIRE;
      },
      async after(stored) {
        if (press.press === "release") await clearChoice(tx, quote.id);
        if (COUNTED.some((kind) => kind === press.press)) await refreshAnswerFigures(tx, [companyId]);
        if (by === "customer") await news.tellCompanies(tx, quote, stored, [companyId]);
        else await news.tellCustomer(tx, quote, stored, keptBy({ ...stored, key: pressed.key }));
      },
    });
  };

  const pressAsCompany = async (
    tx: Transaction,
    reference: string,
    { companyId: linked, firm, ...pressed }: Omit<Pressed, "by"> & { firm: number | null },
  ): Promise<Refusal | undefined> => {
    const quote = await lockQuote(tx, reference);
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(tx, quote, linked);
    const link = await findOpenLink(deps, tx, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    const isQuestion = pressed.press.press === "question";
    if (!isQuestion && quote.chosenCompanyId !== companyId) return conflict(NO_HIRE);
    const why = isQuestion
      ? await ask(tx, quote, { ...pressed, companyId })
      : await pressOnHire(tx, quote, { ...pressed, by: "company" });
    return typeof why === "string" ? conflict(why) : why;
  };

  return {
    silent: (today: string) => silentHires(deps.database, today),
    press: (token: string, press: CustomerPress, key: string | null = null) =>
      receipts.change(token, (tx, quote) =>
        press.press === "answer"
          ? answer(tx, quote, { press, key })
          : pressOnHire(tx, quote, { press, key, by: "customer" }),
      ),
    async pressOfCompany(
      token: string,
      press: CompanyPress,
      key: string | null = null,
      firm: number | null = null,
    ): Promise<RequestToAnswer | Refusal> {
      const asked = tokens.openFor("answer", token);
      if (!asked) return NO_LINK;
      const { reference, companyId } = asked;
      const pressed = { press, key, companyId, firm };
      const refused = await deps.mail.transaction((tx) => pressAsCompany(tx, reference, pressed));
      return refused ?? readRequest(token, firm);
    },
  };
}

/** If the day is wrong, the refusal names the field `day`. */
function whyRefused(hire: Hire, facts: PressFacts, by: Pressed["by"]): string | Refusal | undefined {
  const message = whyNotPress(hire, facts, by);
  return message !== undefined && message === whyNotDay(hire, facts, by)
    ? { refused: "invalid", field: "day", message }
    : message;
}

const answersOf = (companyId: number, answers: readonly AnswerRow[]) =>
  answers.filter((answer) => answer.companyId === companyId);

const stillAsked = (quote: QuoteRow, answers: readonly AnswerRow[]): number[] =>
  selectedIn(quote).flatMap(({ id }) => {
    const own = answersOf(id, answers);
    const hasDeclined = own.at(-1)?.offer === null;
    return hasDeclined || whyNotAnswer(quote, id, own) !== null ? [] : [id];
  });

function whyNotQuestion(
  quote: QuoteRow,
  { events, answers }: HireParts,
  companyId: number,
  { question }: PressFacts,
): string | undefined {
  const why = whyNotAnswer(quote, companyId, answersOf(companyId, answers));
  if (why) return why;
  if (question !== OWN_QUESTION && events.some(({ facts }) => facts.question === question))
    return "The customer has been asked this already: it is on this page. To ask more, choose “Another question”.";
  if (events.length >= MAX_EVENTS) return FULL;
  if (questionsLeft(events, companyId) <= 0)
    return "You have asked as many questions as one company can. Please reply to our email.";
  return undefined;
}

interface Silence {
  number: string;
  answerBy: string;
}

function silenceOf({ problems, visit }: Pick<Hire, "problems" | "visit">, today: string): Silence[] {
  const open: Silence[] = problems.filter(({ answer, settled }) => !answer && !settled);
  if (visit && visit.of !== "delivery" && visit.by === "customer" && !visit.agreed)
    open.push({ number: visit.number ?? "", answerBy: visit.day ?? today });
  return open
    .filter(({ answerBy }) => answerBy < today)
    .map(({ number, answerBy }) => ({ number, answerBy }));
}

async function silentHires(database: Database, today: string) {
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
