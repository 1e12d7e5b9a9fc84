import { isDeepStrictEqual } from "node:util";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import {
  type AnyPress,
  CONFIRMING_PRESSES,
  type CompanyPress,
  type CustomerPress,
  type PressFacts,
  type PressKind,
} from "#contract/hires/press-bodies.ts";
import { MAX_EVENTS, OWN_QUESTION, TYPED_FIELDS } from "#contract/hires/presses.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import {
  createReadRequest,
  findOpenLink,
  NO_LINK,
  whyNotAnswer,
  whyNotQuestion,
} from "../answers/request-to-answer.ts";
import { type AnswerRow, askedCompany } from "../answers/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { refreshAnswerFigures } from "../figures/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { ReceiptAccess } from "../receipt-access.ts";
import { selectedIn } from "../request-facts.ts";
import { clearChoice, lockQuote, type QuoteRow } from "../store.ts";
import { type Hire, type HireEvent, unanswered } from "./hire.ts";
import { createHireNews } from "./hire-news.ts";
import { FULL, whyNotDay, whyNotPress } from "./hire-rules.ts";
import { chosenHire, hireView } from "./hire-view.ts";
import {
  findHiresWithWishes,
  type HireParts,
  insertEvent,
  readHireParts,
  readPartsOf,
  type StoredEvent,
} from "./store.ts";
import { eventInWords, nextNumber, pressNumber, problemIn, type Side } from "./words.ts";

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
  by: Side;
  press: AnyPress;
  key: string | null;
}

/** `facts` are kept; `typed` is erased with the customer's details. */
function splitPress(press: AnyPress): Pick<HireEvent, "facts" | "typed"> {
  const isTyped = ([name]: [string, unknown]) => TYPED_FIELDS.some((field) => field === name);
  const said = Object.entries(press).filter(([, value]) => value !== null && value !== undefined);
  const typed = said.filter(isTyped);
  const facts = Object.fromEntries(said.filter((entry) => !isTyped(entry))) as PressFacts;
  return { facts, typed: typed.length > 0 ? Object.fromEntries(typed) : null };
}

/** A press and the email about it are stored together, under the quote's lock. */
export function createHires(deps: QuotesDeps, receipts: ReceiptAccess) {
  const tokens = quoteTokens(deps.config);
  const readRequest = createReadRequest(deps);
  const { tellCompanies, tellCustomer } = createHireNews(deps);

  const follow = async (tx: Transaction, quote: QuoteRow, parts: HireParts, stored: StoredEvent) => {
    const { companyId, by, facts } = stored;
    if (facts.press === "release") await clearChoice(tx, quote.id);
    if (COUNTED.some((kind) => kind === facts.press)) await refreshAnswerFigures(tx, [companyId]);
    const now = { ...parts, events: [...parts.events, stored] };
    const isDay = facts.press === "day" || facts.press === "agree";
    const isKept = facts.press === "keep-reply";
    const view = isDay || isKept ? hireView(deps, quote, { ...now, reader: "customer" }) : null;
    const permit = isDay ? view?.permitQuestion?.text : undefined;
    if (by === "customer") {
      const told = facts.press === "answer" ? stillAsked(quote, parts.answers) : [companyId];
      return tellCompanies(tx, quote, { event: stored, hire: chosenHire(quote, now)?.hire, permit }, told);
    }
    return tellCustomer(tx, quote, stored, { kept: isKept ? view : null, permit });
  };

  /** Stores a press once under its key. If the press is refused, returns the reason. The quote must be locked. */
  const storePress = async (tx: Transaction, quote: QuoteRow, { by, press, key, ...pressed }: Pressed) => {
    const parts = await readHireParts(tx, quote);
    const { facts, typed } = splitPress(press);
    const question = facts.press === "answer" ? parts.events.find(isQuestion(facts.number)) : null;
    if (question === undefined || (question && quote.erasedAt)) return NO_QUESTION;
    const companyId = question?.companyId ?? pressed.companyId;
    const before = key === null ? undefined : parts.events.find((event) => event.key === key);
    if (before) {
      const isSame = isDeepStrictEqual([before.facts, before.typed, before.by], [facts, typed, by]);
      return isSame ? undefined : KEY_REUSED;
    }
    const refused = whyRefused(quote, parts, { companyId, by, facts });
    if (refused) return refused;
    const event = { companyId, facts, typed };
    const named = { number: nextNumber(parts.events, by), problem: problemIn(parts.events, facts) };
    const at = await insertEvent(tx, { ...event, quoteId: quote.id, actor: by, idempotencyKey: key });
    await follow(tx, quote, parts, { ...event, ...named, by, at, key });
    return undefined;
  };

  const pressAsCompany = async (
    tx: Transaction,
    { reference, companyId: linked }: { reference: string; companyId: number },
    { firm, ...pressed }: Pick<Pressed, "press" | "key"> & { firm: number | null },
  ) => {
    const quote = await lockQuote(tx, reference);
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(tx, quote, linked);
    const link = await findOpenLink(deps, tx, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    if (pressed.press.press !== "question" && quote.chosenCompanyId !== companyId) return NO_HIRE;
    return storePress(tx, quote, { ...pressed, companyId, by: "company" });
  };

  return {
    silent: (today: string) => silentHires(deps.database, today),
    press: (token: string, press: CustomerPress, key: string | null = null) =>
      receipts.change(token, (tx, quote) =>
        storePress(tx, quote, { press, key, by: "customer", companyId: quote.chosenCompanyId ?? 0 }),
      ),
    async pressOfCompany(
      token: string,
      press: CompanyPress,
      key: string | null = null,
      firm: number | null = null,
    ): Promise<RequestToAnswer | Refusal> {
      const asked = tokens.openFor("answer", token);
      if (!asked) return NO_LINK;
      const why = await deps.mail.transaction((tx) => pressAsCompany(tx, asked, { press, key, firm }));
      if (why) return typeof why === "string" ? conflict(why) : why;
      return readRequest(token, firm);
    },
  };
}

const isQuestion =
  (number: PressFacts[string]) =>
  ({ facts, number: own }: HireEvent): boolean =>
    facts.press === "question" && own === number;

/** If the day is wrong, the refusal names the field `day`. */
function whyRefused(
  quote: QuoteRow,
  parts: HireParts,
  { companyId, by, facts }: Pick<Pressed, "companyId" | "by"> & { facts: PressFacts },
): string | Refusal | undefined {
  if (facts.press === "question") return whyNotThisQuestion(quote, parts, companyId, facts);
  if (facts.press === "answer") {
    const isAnswer = ({ facts: { press, number } }: HireEvent) =>
      press === "answer" && number === facts.number;
    return parts.events.some(isAnswer) ? "You have answered this question already." : undefined;
  }
  const chosen = quote.erasedAt ? null : chosenHire(quote, parts);
  if (!chosen) return NO_HIRE;
  const message = whyNotPress(chosen.hire, facts, by);
  return message !== undefined && message === whyNotDay(chosen.hire, facts, by)
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

function whyNotThisQuestion(
  quote: QuoteRow,
  { events, answers }: HireParts,
  companyId: number,
  { question }: PressFacts,
): string | undefined {
  const why = whyNotQuestion(quote, companyId, { events, answers: answersOf(companyId, answers) });
  if (why) return why;
  if (question !== OWN_QUESTION && events.some(({ facts }) => facts.question === question))
    return "The customer has been asked this already: it is on this page. To ask more, choose “Another question”.";
  return events.length >= MAX_EVENTS ? FULL : undefined;
}

/** The numbers of the customer's presses that the company has not answered, with the last day to answer. */
function overdueIn({ problems, visit }: Hire, today: string) {
  const overdue = unanswered(problems).map(({ number, answerBy }) => ({ number, answerBy }));
  if (visit && visit.of !== "delivery" && visit.by === "customer" && !visit.agreed)
    overdue.push({ number: visit.number ?? "", answerBy: visit.day ?? today });
  return overdue.filter(({ answerBy }) => answerBy < today);
}

async function silentHires(database: Database, today: string) {
  const quotes = await findHiresWithWishes(database);
  const partsOf = await readPartsOf(database, quotes);
  const silentIn = (quote: QuoteRow) => {
    const chosen = chosenHire(quote, partsOf(quote));
    if (!chosen) return [];
    const { id, reference, name, email, phone, chosenCompanyId } = quote;
    const { company, events } = chosen;
    return overdueIn(chosen.hire, today).flatMap(({ number, answerBy }) =>
      events
        .filter((event) => event.number === number)
        .map((event) => ({
          item: `${id}-${number}`,
          ...{ id, reference, name, email, phone, answerBy },
          number: pressNumber(reference, number) ?? "",
          said: eventInWords(event, { reader: "company", company }),
          askedAt: event.at.toISOString(),
          company: { id: chosenCompanyId ?? 0, name: company },
        })),
    );
  };
  return quotes.flatMap(silentIn).sort((a, b) => a.answerBy.localeCompare(b.answerBy));
}
