import { errorsByField, type PostedForm, readTextFields } from "#client/components/form/posted-form.ts";
import type { LoaderResult } from "#client/page.ts";
import { declineBody, offerBody, type RequestToAnswer } from "#contract/answers/answers.ts";
import { type OfferFields, parseOfferForm } from "#contract/answers/offer-form.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import type { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { DECLINE_NOTE_FIELD } from "./shown-offer.ts";

type Answers = Pick<Services["quotes"]["answers"], "offer" | "decline">;

interface OpenedLink {
  token: string;
  firm: number | null;
}

export interface PostedAnswer extends PostedForm {
  intent: "offer" | "decline" | "preview";
}

export interface AnswerFormProps<Sent> {
  asked: RequestToAnswer;
  token: string;
  formKey: string;
  posted: PostedAnswer | undefined;
  onSent: (sent: Sent) => void;
  onRefused: () => void;
}

const showAgain = (posted: PostedAnswer, status: number): LoaderResult => ({ props: { posted }, status });

export async function postAnswer(form: FormData, link: OpenedLink, answers: Answers): Promise<LoaderResult> {
  const values = readTextFields(form);
  return values.reason === undefined ? postOffer(values, link, answers) : postDecline(values, link, answers);
}

export function unsentAnswer(form: FormData, message: string): LoaderResult {
  const values = readTextFields(form);
  const intent = values.reason === undefined ? "offer" : "decline";
  return { props: { posted: { intent, values, errors: {}, message } satisfies PostedAnswer } };
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
  const result = await answers.offer(token, parsed.data, keyOf(values), firm);
  return respond(result, { intent: "offer", values, errors }, token);
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
  // A company can decline several times on one page, for different reasons. The idempotency key therefore contains the reason.
  const key = keyOf(values, parsed.data.reason);
  const result = await answers.decline(token, parsed.data, key, firm);
  return respond(result, { intent: "decline", values, errors: {} }, token);
}

const keyOf = ({ key }: OfferFields, suffix = ""): string | null =>
  (key && idempotencyKey.safeParse(key + suffix).data) || null;

function respond(result: object | Refusal, posted: PostedAnswer, token: string): LoaderResult {
  if (!("refused" in result)) return { redirect: `/answer/${encodeURIComponent(token)}#main` };
  if (result.refused === "not-found") return { status: 404 };
  if (result.refused === "expired") return { status: 410 };
  // The form gets a new key, because an answer may already be stored under the old key. The server refuses a different answer
  // with the same key.
  const { key: _, ...values } = posted.values;
  return showAgain({ ...posted, values, message: result.message }, 409);
}
