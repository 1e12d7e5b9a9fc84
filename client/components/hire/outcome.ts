import type { PostedForm } from "#client/components/form/posted-form.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { upperFirst } from "#contract/text/spelling.ts";

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
  ["send-link", "We have sent the email."],
]);

interface Told {
  hire: HireView | null;
  reference: string;
  /** Who is told of a press by email. Null in test mode. */
  other: string | null;
}

/** Undefined without a form, and if the form itself shows why it was refused. */
export function outcomeOf(
  { reader, pressed, done }: PressContext,
  { hire, reference, other }: Told,
): string | undefined {
  if (pressed) return hasForm(pressed.values, hire) ? undefined : pressed.message;
  if (!done || reader === "viewer") return undefined;
  const last = hire?.events.at(-1);
  if (last?.kind !== done || last.by !== reader) return DONE.get(done);
  const told = other ? ` ${upperFirst(other)} is told by email.` : "";
  return `${last.text} Number ${reference}-${last.number}.${told}`;
}

/** False if a press was refused because the page, as it is now, offers it no more. */
const hasForm = ({ press = "", number }: Readonly<Record<string, string>>, hire: HireView | null): boolean =>
  press === "question" ||
  press === "answer" ||
  Boolean(hire?.can.includes(press)) ||
  Boolean(hire?.problems.some((problem) => problem.number === number && !problem.settled));
