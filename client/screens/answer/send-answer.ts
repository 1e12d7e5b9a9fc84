import type { FormFailure } from "#client/components/form/error-summary.tsx";
import { getJson, RequestError, request } from "#client/queries/request.ts";
import type { DeclineBody } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";

const pathOf = (token: string) => `/api/answers/${encodeURIComponent(token)}` as const;
const withKey = (key: string) => ({ headers: { "idempotency-key": key } });

export const sendOffer = (token: string, offer: OfferTerms, key: string) =>
  request("POST", `${pathOf(token)}/offer`, offer, withKey(key));

export const sendDecline = async (token: string, decline: DeclineBody, key: string) =>
  (await request("POST", `${pathOf(token)}/decline`, decline, withKey(key))).json();

export const readAnswering = (token: string) => getJson(pathOf(token));

const NO_CONNECTION =
  "We couldn't reach our server, so we don't know whether this arrived. Check your connection and send it again: nothing you typed is lost, and it counts once.";
const OUR_FAULT =
  "Something went wrong on our side, and this was not sent. Nothing you typed is lost. Please try again in a minute.";

export function failureOf(error: unknown, fieldOf: (path: string) => string): FormFailure {
  if (!(error instanceof RequestError)) return { errors: {}, message: NO_CONNECTION };
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [fieldOf(path), message]),
  );
  return Object.keys(errors).length > 0
    ? { errors }
    : { errors: {}, message: error.serverMessage ?? OUR_FAULT };
}

export const isRefused = (error: unknown): boolean => error instanceof RequestError && error.status === 409;
