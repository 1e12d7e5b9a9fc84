import { createHash } from "node:crypto";
import type { NewQuote, QuoteAccepted } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import { toAdmin, toCompanies, toCustomer } from "./postings.ts";
import type { QuotesDeps } from "./quotes.ts";
import { receiptTokens } from "./receipt-token.ts";
import { findRecipients, type Recipient } from "./recipients.ts";
import { newReference } from "./reference.ts";
import { selectedIn, writeSelected } from "./selected-companies.ts";
import { findByKey, insertQuote, type NewQuoteRow, type QuoteRow } from "./store.ts";

export type Submission =
  | { accepted: QuoteAccepted }
  /** A sentence for the visitor. */
  | { refused: "companies" | "key"; message: string };

/** Confirmations one address gets in a day, however many requests name it: nobody can flood a mailbox through us. */
const MOST_CONFIRMATIONS = 5;

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

/** Accepting a quote request: with its e-mails and the jobs that send them, in one transaction. */
export function createSubmit({ database, mail, companies, places, config }: QuotesDeps) {
  const tokens = receiptTokens(config.signingSecret);
  const receiptUrl = (quote: QuoteRow) => `${config.publicUrl}/receipt/${tokens.issue(quote.reference)}`;

  const placeName = (location: string) => {
    const resolution = places.resolve(location);
    return resolution.kind === "place" ? resolution.searched.place.label : null;
  };
  const accepted = (quote: QuoteRow, testMode: boolean): Submission => {
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
  const post = async (tx: Transaction, quote: QuoteRow, recipients: Recipient[]) => {
    const about = {
      quote,
      companies: recipients,
      place: placeName(quote.location),
      receiptUrl: receiptUrl(quote),
    };
    const confirms = { to: quote.email, kind: "customer", most: MOST_CONFIRMATIONS, hours: 24 } as const;
    await mail.enqueue(tx, [
      ...toCompanies(about),
      ...((await mail.allows(tx, confirms)) ? [toCustomer(about)] : []),
      ...(config.adminEmail ? [toAdmin(about, config.adminEmail, config.publicUrl)] : []),
    ]);
  };
  /** The new quote, or the one that was sent under this key at the same moment. */
  const insert = async (tx: Transaction, row: Omit<NewQuoteRow, "reference">) => {
    for (;;) {
      const quote = await insertQuote(tx, { ...row, reference: newReference() });
      if (quote) return { quote, isNew: true };
      const earlier = row.idempotencyKey ? await findByKey(tx, row.idempotencyKey) : null;
      if (earlier) return { quote: earlier, isNew: false };
    }
  };

  return async (newQuote: NewQuote, idempotencyKey: string | null): Promise<Submission> => {
    const requestHash = hashOf(newQuote);
    const earlier = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
    if (earlier) return repeated(earlier, requestHash);

    const recipients = findRecipients(newQuote.companies, companies.find);
    if (typeof recipients === "string") return { refused: "companies", message: recipients };

    const { quote, isNew } = await mail.transaction(async (tx) => {
      const inserted = await insert(tx, rowOf(newQuote, recipients, requestHash, idempotencyKey));
      if (inserted.isNew) await post(tx, inserted.quote, recipients);
      return inserted;
    });
    return isNew ? accepted(quote, mail.testMode) : repeated(quote, requestHash);
  };
}
