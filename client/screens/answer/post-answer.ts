import { errorsByField, type PostedForm, readTextFields } from "#client/components/form/posted-form.ts";
import type { LoaderResult } from "#client/page.ts";
import { declineBody, offerBody, type RequestToAnswer } from "#contract/answers/answers.ts";
import { type OfferFields, parseOfferForm } from "#contract/answers/offer-form.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import type { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { DECLINE_NOTE_FIELD } from "./shown-offer.ts";

export interface PostedAnswer extends PostedForm {
  intent: "offer" | "decline" | "preview";
}

export interface AnswerFormProps {
  asked: RequestToAnswer;
  token: string;
  formKey: string;
  posted: PostedAnswer | undefined;
}

const showAgain = (posted: PostedAnswer, status: number): LoaderResult => ({ props: { posted }, status });

export function unsentAnswer(form: FormData, message: string): LoaderResult {
  const values = readTextFields(form);
  const intent = values.reason === undefined ? "offer" : "decline";
  return { props: { posted: { intent, values, errors: {}, message } satisfies PostedAnswer } };
}

export async function postAnswer(
  form: FormData,
  { token, firm }: { token: string; firm: number | null },
  answers: Pick<Services["quotes"]["answers"], "offer" | "decline">,
): Promise<LoaderResult> {
  const values = readTextFields(form);
  if (values.reason !== undefined) {
    const { data, error } = declineBody.safeParse(values);
    const fieldOf = ([name]: readonly PropertyKey[]) => (name === "note" ? DECLINE_NOTE_FIELD : String(name));
    const errors = errorsByField(error?.issues ?? [], values, fieldOf);
    const posted: PostedAnswer = { intent: "decline", values, errors };
    if (!data) return showAgain(posted, 422);
    // A company can decline several times on one page, for different reasons. The idempotency key therefore contains the reason.
    const key = keyOf(values, data.reason);
    return respond(await answers.decline(token, data, key, firm), posted, token);
  }
  const { body, problems, fieldOf } = parseOfferForm(values);
  const { data, error } = offerBody.safeParse(body);
  const typed = Object.entries(problems).map(([field, message]) => ({ path: [field], message }));
  const issues =
    error?.issues.map(({ path, message }) => ({ path: [fieldOf(path.join("."))], message })) ?? [];
  const errors = errorsByField([...typed, ...issues], values);
  const posted: PostedAnswer = { intent: "offer", values, errors };
  if (!data || Object.keys(errors).length > 0) return showAgain(posted, 422);
  if (values.intent === "preview") return { props: { posted: { ...posted, intent: "preview" } } };
  return respond(await answers.offer(token, data, keyOf(values), firm), posted, token);
}

const keyOf = ({ key }: OfferFields, suffix = ""): string | null =>
  (key && idempotencyKey.safeParse(key + suffix).data) || null;

function respond(result: object | Refusal, posted: PostedAnswer, token: string): LoaderResult {
  if (!("refused" in result)) return { redirect: `/answer/${encodeURIComponent(token)}#last-word` };
  if (result.refused === "not-found") return { status: 404 };
  if (result.refused === "expired") return { status: 410 };
  // The form gets a new key, because an answer may already be stored under the old key. The server refuses a different answer
  // with the same key.
  const { key: _, ...values } = posted.values;
  return showAgain({ ...posted, values, message: result.message }, 409);
}
