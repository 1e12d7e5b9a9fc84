import { createHash } from "node:crypto";
import type { AcceptedQuote, NewQuote } from "#contract/quotes.ts";
import type { QuotesDeps } from "./deps.ts";
import { emailsAbout } from "./outgoing-emails.ts";
import { receiptTokens } from "./receipt-token.ts";
import { findRecipients, type Recipient } from "./recipients.ts";
import { newReference } from "./reference.ts";
import { selectedIn, writeSelected } from "./selected-companies.ts";
import { findByKey, insertQuote, type QuoteRow, type WrittenQuote } from "./store.ts";

/** `message` is a sentence for the visitor. */
export type Submission = { accepted: AcceptedQuote } | { refused: "companies" | "key"; message: string };

const KEY_REUSED =
  "This request differs from the one sent before under the same Idempotency-Key. Send it with a new key.";

const hashQuote = (quote: NewQuote) => createHash("sha256").update(JSON.stringify(quote)).digest("base64url");

const toRow = (
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

/** Creates the function that stores a quote request, its emails and the jobs that send them in one transaction. */
export function createSubmit({ database, mail, companies, places, config }: QuotesDeps) {
  const tokens = receiptTokens(config.signingSecret);
  const receiptUrl = (quote: WrittenQuote) => `${config.publicUrl}/receipt/${tokens.issue(quote.reference)}`;

  const placeName = (location: string) => {
    const resolution = places.resolve(location);
    return resolution.kind === "place" ? resolution.searched.place.label : null;
  };
  const acceptedWith = (quote: WrittenQuote & { id: number }, testMode: boolean): Submission => {
    const { id, reference } = quote;
    return {
      accepted: { id, reference, testMode, receiptUrl: receiptUrl(quote), companies: selectedIn(quote) },
    };
  };
  /** The response to a request whose key was used before. */
  const repeatOf = async (quote: QuoteRow, requestHash: string): Promise<Submission> => {
    if (quote.requestHash !== requestHash) return { refused: "key", message: KEY_REUSED };
    const deliveries = await mail.deliveriesOf([quote.id]);
    const testMode = deliveries.some(({ state }) => state === "test");
    return acceptedWith(quote, testMode);
  };
  /** Returns the new id, or null if the reference or the idempotency key is taken. */
  const writeQuote = (quote: WrittenQuote, recipients: Recipient[]): Promise<number | null> =>
    mail.transaction(async (tx) => {
      const quoteId = await insertQuote(tx, quote);
      if (quoteId === null) return null;
      const place = placeName(quote.location);
      const submitted = { quote, companies: recipients, place, receiptUrl: receiptUrl(quote) };
      const emails = emailsAbout(submitted, config).map((email) => ({ ...email, quoteId }));
      await mail.enqueue(tx, emails);
      return quoteId;
    });

  return async (newQuote: NewQuote, idempotencyKey: string | null): Promise<Submission> => {
    const requestHash = hashQuote(newQuote);
    const previous = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
    if (previous) return repeatOf(previous, requestHash);

    const recipients = findRecipients(newQuote.companies, companies.find);
    if (typeof recipients === "string") return { refused: "companies", message: recipients };

    const row = toRow(newQuote, recipients, requestHash, idempotencyKey);
    for (;;) {
      const quote = { ...row, reference: newReference() };
      const id = await writeQuote(quote, recipients);
      if (id !== null) return acceptedWith({ ...quote, id }, mail.testMode);
      // Either a concurrent request used the key, or the random reference is taken: then try another one.
      const concurrent = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
      if (concurrent) return repeatOf(concurrent, requestHash);
    }
  };
}
