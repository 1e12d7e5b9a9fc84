import type { FormFailure } from "#client/components/form/error-summary.tsx";
import { getJson, RequestError, request } from "#client/queries/request.ts";
import type { DeclineBody, RequestToAnswer, SentOffer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";

const pathOf = (token: string) => `/api/answers/${encodeURIComponent(token)}`;

async function post<Answer>(path: string, body: object, key: string): Promise<Answer> {
  const response = await request("POST", path, body, { headers: { "idempotency-key": key } });
  return response.json() as Promise<Answer>;
}

export const sendOffer = (token: string, offer: OfferTerms, key: string): Promise<SentOffer> =>
  post(`${pathOf(token)}/offer`, offer, key);

export const sendDecline = (token: string, decline: DeclineBody, key: string): Promise<RequestToAnswer> =>
  post(`${pathOf(token)}/decline`, decline, key);

export const readAnswering = (token: string): Promise<RequestToAnswer> => getJson(pathOf(token));

const NO_CONNECTION =
  "We couldn't reach our server, so we don't know whether this arrived. Check your connection and send it again: nothing you typed is lost, and it counts once.";
const OUR_FAULT =
  "Something went wrong on our side, and this was not sent. Nothing you typed is lost. Please try again in a minute.";

/** Why an answer could not be sent: messages by form field, or one message for the whole form. */
export function failureOf(error: unknown, fieldOf: (path: string) => string): FormFailure {
  if (!(error instanceof RequestError)) return { errors: {}, message: NO_CONNECTION };
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [fieldOf(path), message]),
  );
  return Object.keys(errors).length > 0
    ? { errors }
    : { errors: {}, message: error.serverMessage ?? OUR_FAULT };
}

/**
 * True if the server refused an answer with 409: the company can no longer answer the request, or the idempotency key belongs
 * to another answer.
 */
export const isRefused = (error: unknown): boolean => error instanceof RequestError && error.status === 409;
