import type { PostedForm } from "#client/components/form/posted-form.ts";
import type { AskedQuestion, HireView } from "#contract/hires/hire-view.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { typedFieldsOf } from "./press-forms.ts";

/**
 * Every form of a request's pages posts to this fragment. The element that says what came of it has this id and can take the
 * focus, so browsers scroll to it and focus it, also without script.
 */
export const OUTCOME_ID = "done";

export interface PressContext {
  /** A "viewer" is a visitor with the view-only link, who gets no buttons. */
  reader: "customer" | "company" | "viewer";
  formKey: string;
  /** A press that was refused. */
  pressed: PostedForm | undefined;
  /** The form that was handled before this page was loaded. */
  done?: string | null | undefined;
}

/** The page after a form was handled. */
export const donePath = (page: `/${string}`, done: string): `/${string}` =>
  `${page}?done=${done}#${OUTCOME_ID}`;

const DONE = new Map([
  ["question", "Your question was sent to the customer."],
  ["answer", "Your answer was sent to every company asked."],
  ["undo", "Your choice is undone. Nobody was told of it."],
  ["ask", "Your request goes to the companies that you ticked, too."],
  ["confirm", "Your request is on its way to the companies."],
  ["remove-photo", "The photo was removed. The companies don't see it any more."],
  ["send-link", "We have sent the email."],
]);

interface Told {
  hire: HireView | null;
  reference: string;
  /** Who is told of a press by email. Null in test mode. */
  other: string | null;
  questions: readonly AskedQuestion[];
  /** True if the page has the form to ask a question (company) or to answer the open ones (customer). */
  isAsking: boolean;
}

/** Undefined without a form, and if the form itself shows why it was refused. */
export function outcomeOf(context: PressContext, told: Told): string | undefined {
  const { reader, pressed, done } = context;
  const { hire, reference, other } = told;
  if (pressed)
    return hasForm(context, told) ? undefined : (pressed.message ?? Object.values(pressed.errors)[0]);
  if (!done || reader === "viewer") return undefined;
  const last = hire?.events.at(-1);
  if (last?.kind === done && last.by === reader) {
    const toldBy = other ? ` ${upperFirst(other)} is told by email.` : "";
    return `${last.text} Number ${reference}-${last.number}.${toldBy}`;
  }
  const number = questionNumber(done, told);
  return number ? `${DONE.get(done)} Number ${reference}-${number}.` : DONE.get(done);
}

/** The number of the reader's latest question or answer. */
function questionNumber(done: string, { questions }: Told): string | undefined {
  if (done === "question") return questions.findLast(({ company }) => company !== null)?.number;
  const order = (number: string) => Number(number.slice(1));
  const numbers = done === "answer" ? questions.flatMap(({ answered }) => answered?.number ?? []) : [];
  return numbers.toSorted((a, b) => order(a) - order(b)).at(-1);
}

/** What was typed into a form that was refused and that the page has no more. */
export function lostWords(context: PressContext, told: Told): { label: string; text: string }[] {
  const { pressed, reader } = context;
  if (!pressed || reader === "viewer" || hasForm(context, told)) return [];
  return typedFieldsOf(pressed.values.press ?? "", reader).flatMap(({ name, label }) => {
    const text = pressed.values[name]?.trim();
    return text ? { label, text } : [];
  });
}

/** False if a press was refused because the page, as it is now, offers it no more, or only about something newer. */
function hasForm({ reader, pressed }: PressContext, { hire, questions, isAsking }: Told): boolean {
  const { press = "", number } = pressed?.values ?? {};
  if (press === "question") return reader === "company" && isAsking;
  if (press === "answer")
    return isAsking && questions.some((asked) => asked.number === number && !asked.answered);
  if (press.startsWith("problem-"))
    return Boolean(hire?.problems.some((problem) => problem.number === number && !problem.settled));
  if (!hire?.can.includes(press)) return false;
  const shown = press === "take-back" ? hire.takeBack : press.startsWith("keep-") ? hire.keep : undefined;
  return shown === undefined || shown?.number === number;
}
