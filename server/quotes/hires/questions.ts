import { OWN_QUESTION } from "#contract/hires/presses.ts";
import type { Transaction } from "#server/database/connect.ts";
import { whyNotAnswer } from "../answers/request-to-answer.ts";
import type { AnswerRow } from "../answers/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { createHireNews } from "./hire-news.ts";
import { questionsLeft } from "./hire-view.ts";
import type { StoredEvent } from "./store.ts";
import {
  type NewEvent,
  type Parts,
  type Pressed,
  readHireParts,
  splitPress,
  storeOnce,
} from "./store-press.ts";

const NO_QUESTION = "We don't know this question. Please look at the page as it is now.";

/** Questions of companies before a price. The customer answers once, and all asked companies see the answer. */
export function createHireQuestions(deps: QuotesDeps) {
  const { tellCompanies, tellCustomer } = createHireNews(deps);

  /** The customer's answer to a question, told to every company that can still send a price. */
  const answer = async (tx: Transaction, quote: QuoteRow, { press, key }: Pressed) => {
    const parts = await readHireParts(tx, quote);
    const { facts, typed } = splitPress(press);
    const question = parts.events.find(
      (event) => event.facts.press === "question" && event.number === facts.number,
    );
    if (!question || quote.erasedAt) return NO_QUESTION;
    const event = { companyId: question.companyId, by: "customer", facts, typed, key } as const;
    const isAnswered = ({ facts: { press: kind, number } }: StoredEvent) =>
      kind === "answer" && number === facts.number;
    const why = () => parts.events.some(isAnswered) && "You have answered this question already.";
    return storeOnce(tx, quote, parts.events, event, why, (stored) =>
      tellCompanies(tx, quote, stored, stillAsked(quote, parts.answers)),
    );
  };

  const ask = async (tx: Transaction, quote: QuoteRow, pressed: Pressed & { companyId: number }) => {
    const parts = await readHireParts(tx, quote);
    const { companyId, key } = pressed;
    const event = { companyId, by: "company", ...splitPress(pressed.press), key } as const;
    const why = () => whyNotQuestion(quote, parts, event);
    return storeOnce(tx, quote, parts.events, event, why, (stored) => tellCustomer(tx, quote, stored));
  };

  return { ask, answer };
}

/** Companies that still want to know an answer: they were asked and can still send a price. */
const stillAsked = (quote: QuoteRow, answers: AnswerRow[]): number[] =>
  selectedIn(quote).flatMap(({ id }) => {
    const own = answers.filter(({ companyId }) => companyId === id);
    const hasDeclined = own.at(-1)?.offer === null;
    return hasDeclined || whyNotAnswer(quote, id, own) !== null ? [] : [id];
  });

function whyNotQuestion(
  quote: QuoteRow,
  { events, answers }: Parts,
  { companyId, facts }: NewEvent,
): string | undefined {
  const own = answers.filter((answer) => answer.companyId === companyId);
  const why = whyNotAnswer(quote, companyId, own);
  if (why) return why;
  if (facts.question !== OWN_QUESTION && events.some((other) => other.facts.question === facts.question))
    return "The customer has been asked this already. You see the answer on this page.";
  if (questionsLeft(events, companyId) <= 0)
    return "You have asked as many questions as one company can. Please reply to our email.";
  return undefined;
}
