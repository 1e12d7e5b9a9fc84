import type { AcceptedQuote } from "#contract/quotes.ts";
import { request } from "./request.ts";

/** Sends a quote request. The key makes a second try of the same request safe: it is never sent twice. */
export async function sendQuote(body: object, idempotencyKey: string): Promise<AcceptedQuote> {
  const response = await request("POST", "/api/quotes", body, {
    headers: { "idempotency-key": idempotencyKey },
  });
  return response.json();
}
