import { createHash } from "node:crypto";
import type { AcceptedQuote, NewQuote } from "#contract/quotes.ts";
import { toAdmin, toCompanies, toCustomer } from "./outgoing-emails.ts";
import type { QuotesDeps } from "./quotes.ts";
import { receiptTokens } from "./receipt-token.ts";
import { findRecipients, type Recipient } from "./recipients.ts";
import { newReference } from "./reference.ts";
import { selectedIn, writeSelected } from "./selected-companies.ts";
import { findByKey, insertQuote, type QuoteRow, type WrittenQuote } from "./store.ts";

export type Submission =
  | { accepted: AcceptedQuote }
  /** A sentence for the visitor. */
  | { refused: "companies" | "key"; message: string };

const KEY_REUSED =
  "This request differs from the one sent before under the same Idempotency-Key. Send it with a new key.";

const hashOf = (quote: NewQuote) => createHash("sha256").update(JSON.stringify(quote)).digest("base64url");

const rowOf = (
  quote: NewQuote,
  recipients: Recipient[],
  requestHash: string,
  idempotencyKey: string | null,
) => ({
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  location: quote.location,
  skipSize: quote.skipSize,
  wasteType: quote.wasteType,
  hireLength: quote.form === "page" ? quote.hireDuration : quote.hireLength,
  hireDate: quote.form === "page" ? quote.hireDate : null,
  additionalInfo: quote.additionalInfo || null,
  selectedCompanies: writeSelected(recipients),
  requestHash,
  idempotencyKey,
});

/** Writes a quote request, its e-mails and the jobs that send them in one transaction. */
export function createSubmit({ database, mail, companies, places, config }: QuotesDeps) {
  const tokens = receiptTokens(config.signingSecret);
  const receiptUrl = (quote: WrittenQuote) => `${config.publicUrl}/receipt/${tokens.issue(quote.reference)}`;

  const placeName = (location: string) => {
    const resolution = places.resolve(location);
    return resolution.kind === "place" ? resolution.searched.place.label : null;
  };
  const accepted = (quote: WrittenQuote & { id: number }, testMode: boolean): Submission => {
    const { id, reference } = quote;
    return {
      accepted: { id, reference, testMode, receiptUrl: receiptUrl(quote), companies: selectedIn(quote) },
    };
  };
  const repeated = async (quote: QuoteRow, requestHash: string): Promise<Submission> => {
    if (quote.requestHash !== requestHash) return { refused: "key", message: KEY_REUSED };
    const deliveries = await mail.about([quote.id]);
    return accepted(
      quote,
      deliveries.some(({ state }) => state === "test"),
    );
  };
  const postings = (quote: WrittenQuote, companies: Recipient[]) => {
    const about = { quote, companies, place: placeName(quote.location), receiptUrl: receiptUrl(quote) };
    return [
      ...toCompanies(about),
      toCustomer(about),
      ...(config.adminEmail ? [toAdmin(about, config.adminEmail, config.publicUrl)] : []),
    ];
  };

  return async (newQuote: NewQuote, idempotencyKey: string | null): Promise<Submission> => {
    const requestHash = hashOf(newQuote);
    const earlier = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
    if (earlier) return repeated(earlier, requestHash);

    const recipients = findRecipients(newQuote.companies, companies.find);
    if (typeof recipients === "string") return { refused: "companies", message: recipients };

    const row = rowOf(newQuote, recipients, requestHash, idempotencyKey);
    for (;;) {
      const quote = { ...row, reference: newReference() };
      const id = await mail.transaction(async (tx) => {
        const quoteId = await insertQuote(tx, quote);
        if (quoteId === null) return null;
        const about = postings(quote, recipients).map((posting) => ({ ...posting, quoteId }));
        await mail.enqueue(tx, about);
        return quoteId;
      });
      if (id !== null) return accepted({ ...quote, id }, mail.testMode);
      // Sent under this key at the same moment; if it was not, the reference is taken.
      const other = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
      if (other) return repeated(other, requestHash);
    }
  };
}
