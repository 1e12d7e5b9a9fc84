import { request } from "./request.ts";

/** Sends a quote request. The idempotency key makes a retry safe: the server stores the request once. */
export async function sendQuote(body: object, idempotencyKey: string) {
  const response = await request("POST", "/api/quotes", body, {
    headers: { "idempotency-key": idempotencyKey },
  });
  return response.json();
}
