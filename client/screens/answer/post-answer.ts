import { errorsByField, readTextFields } from "#client/components/form/posted-form.ts";
import type { LoaderResult } from "#client/page.ts";
import { declineBody, offerBody } from "#contract/answers/answers.ts";
import { type OfferFields, parseOfferForm } from "#contract/answers/offer-form.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import type { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { DECLINE_NOTE_FIELD } from "./field-props.ts";

type Answers = Pick<Services["quotes"]["answers"], "offer" | "decline">;

/** The token of the link, and the company that is signed in to its own page, if any. */
interface OpenedLink {
  token: string;
  firm: number | null;
}

/** A form that was submitted without script and is shown again. */
export interface PostedAnswer {
  intent: "offer" | "decline" | "preview";
  values: OfferFields;
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** The reason why the answer was refused or not handled. */
  message?: string;
}

const showAgain = (posted: PostedAnswer, status: number): LoaderResult => ({ props: { posted }, status });

/** Handles a price or a decline that was submitted without script. A status of 400 or higher means that nothing was stored. */
export async function postAnswer(form: FormData, link: OpenedLink, answers: Answers): Promise<LoaderResult> {
  const values = readTextFields(form);
  return values.reason === undefined ? postOffer(values, link, answers) : postDecline(values, link, answers);
}

/** Shows the form again, because it was not handled. The message says why. */
export function unsentAnswer(form: FormData, message: string): LoaderResult {
  const values = readTextFields(form);
  const posted: PostedAnswer = {
    ...{ values, errors: {}, message },
    intent: values.reason === undefined ? "offer" : "decline",
  };
  return { props: { posted } };
}

async function postOffer(
  values: OfferFields,
  { token, firm }: OpenedLink,
  answers: Answers,
): Promise<LoaderResult> {
  const { body, problems, fieldOf } = parseOfferForm(values);
  const parsed = offerBody.safeParse(body);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: [fieldOf(path.join("."))], message }));
  const typed = Object.entries(problems).map(([field, message]) => ({ path: [field], message }));
  const errors = errorsByField([...typed, ...issues], values);
  if (!parsed.success || Object.keys(errors).length > 0)
    return showAgain({ intent: "offer", values, errors }, 422);
  if (values.intent === "preview") return { props: { posted: { intent: "preview", values, errors: {} } } };
  return respond(await answers.offer(token, parsed.data, keyOf(values), firm), {
    intent: "offer",
    values,
    token,
  });
}

async function postDecline(
  values: OfferFields,
  { token, firm }: OpenedLink,
  answers: Answers,
): Promise<LoaderResult> {
  const parsed = declineBody.safeParse(values);
  if (!parsed.success) {
    const errors = errorsByField(parsed.error.issues, values, ([name]) =>
      name === "note" ? DECLINE_NOTE_FIELD : String(name),
    );
    return showAgain({ intent: "decline", values, errors }, 422);
  }
  // The idempotency key depends on the reason, because a company can decline several times on one page, for different reasons.
  const key = keyOf(values, parsed.data.reason);
  return respond(await answers.decline(token, parsed.data, key, firm), { intent: "decline", values, token });
}

const keyOf = ({ key }: OfferFields, suffix = ""): string | null =>
  (key && idempotencyKey.safeParse(key + suffix).data) || null;

function respond(
  result: object | Refusal,
  { intent, values, token }: Pick<PostedAnswer, "intent" | "values"> & { token: string },
): LoaderResult {
  if (!("refused" in result)) return { redirect: `/answer/${encodeURIComponent(token)}#main` };
  if (result.refused === "not-found") return { status: 404 };
  if (result.refused === "expired") return { status: 410 };
  // The form is shown again with a new key, because an answer may already be stored under the old key. The server refuses a
  // different answer with the same key.
  const { key: _, ...typed } = values;
  return showAgain({ intent, values: typed, errors: {}, message: result.message }, 409);
}
