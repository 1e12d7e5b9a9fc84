import { createHash } from "node:crypto";
import type { AcceptedQuote, NewQuote } from "#contract/quotes.ts";
import type { Refusal } from "#server/refusal.ts";
import type { QuotesDeps } from "./deps.ts";
import { createQuoteEmails } from "./quote-emails.ts";
import { quoteKeysOf } from "./quote-keys.ts";
import { linkEmailState } from "./receipt.ts";
import { findRecipients, followMerges, type Recipient } from "./recipients.ts";
import { newReference } from "./reference.ts";
import { selectedIn, writeSelected } from "./selected-companies.ts";
import {
  clearOldFormKey,
  FORM_KEY_START,
  findByKey,
  insertQuote,
  type QuoteRow,
  type WrittenQuote,
} from "./store.ts";

type StoredQuote = WrittenQuote & Pick<QuoteRow, "id" | "awaitingConfirmation">;

/** How a request was sent. */
interface Sent {
  idempotencyKey: string | null;
  /** The hash of the sender's outer network. Null if unknown. */
  outerNetwork: string | null;
}

/** What became of the emails of a stored request. */
type Sending = Pick<AcceptedQuote, "testMode" | "linkSent">;

const KEY_REUSED: Refusal = {
  refused: "key-reused",
  message:
    "This request differs from the one sent before under the same Idempotency-Key. Send it with a new key.",
};

const hashQuote = (quote: NewQuote) => createHash("sha256").update(JSON.stringify(quote)).digest("base64url");

/**
 * The idempotency key of a request that came without one, as from a form without script. Equal requests have the same key, so
 * that pressing the form's button twice sends one request. The same can be sent again after an hour (`clearOldFormKey`) or after
 * a withdrawal (`updateWithdrawn`), because these clear the key.
 */
const keyOfForm = (quote: NewQuote): string => `${FORM_KEY_START}${hashQuote(quote)}`;

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
  job: quote.job ?? null,
  additionalInfo: quote.additionalInfo || null,
  selectedCompanies: writeSelected(recipients),
  requestHash,
  idempotencyKey,
});

/**
 * Creates the functions that store a quote request. Its emails, and the jobs that send them, are stored in the same
 * transaction.
 */
export function createSubmit(deps: QuotesDeps) {
  const { database, mail, companies, config } = deps;
  const emails = createQuoteEmails(deps);
  const counted = { hash: deps.contactHash, factor: mail.testMode ? null : config.rateLimitFactor };

  const acceptedWith = (quote: StoredQuote, sending: Sending): AcceptedQuote => {
    const { reference, awaitingConfirmation } = quote;
    const receiptUrl = emails.receiptUrl(quote);
    return {
      ...{ reference, ...sending },
      ...{ awaitingConfirmation, receiptUrl, companies: selectedIn(quote) },
    };
  };
  /** The response to a request whose key was used before. */
  const repeatOf = async (quote: QuoteRow, requestHash: string): Promise<AcceptedQuote | Refusal> => {
    if (quote.requestHash !== requestHash) return KEY_REUSED;
    const deliveries = await mail.deliveriesOf([quote.id]);
    const testMode = deliveries.some(({ state }) => state === "test");
    return acceptedWith(quote, { testMode, linkSent: linkEmailState(deliveries) !== null });
  };
  /** Returns null if the reference or the idempotency key is taken. */
  const writeQuote = (
    written: WrittenQuote,
    recipients: Recipient[],
    outerNetwork: string | null,
  ): Promise<AcceptedQuote | null> =>
    mail.transaction(async (tx) => {
      const inserted = await insertQuote(tx, written, quoteKeysOf(written, { ...counted, outerNetwork }));
      if (!inserted) return null;
      const quote = { ...written, ...inserted };
      const linkSent = quote.awaitingConfirmation && (await emails.enqueueVerification(tx, quote));
      if (!quote.awaitingConfirmation) await emails.enqueue(tx, quote, recipients);
      return acceptedWith(quote, { testMode: mail.testMode, linkSent });
    });

  const submit = async (
    newQuote: NewQuote,
    { idempotencyKey, outerNetwork }: Sent,
  ): Promise<AcceptedQuote | Refusal> => {
    const requestHash = hashQuote(newQuote);
    const previous = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
    if (previous) return repeatOf(previous, requestHash);

    const recipients = findRecipients(followMerges(newQuote.companies, companies.mergedInto), companies.find);
    if ("refused" in recipients) return recipients;

    const row = toRow(newQuote, recipients, requestHash, idempotencyKey);
    for (;;) {
      const accepted = await writeQuote({ ...row, reference: newReference() }, recipients, outerNetwork);
      if (accepted) return accepted;
      // Either a concurrent request used the key, or the random reference is taken. In the second case, try another reference.
      const concurrent = idempotencyKey ? await findByKey(database, idempotencyKey) : null;
      if (concurrent) return repeatOf(concurrent, requestHash);
    }
  };
  const submitWithoutKey = async (
    quote: NewQuote,
    outerNetwork: string | null,
  ): Promise<AcceptedQuote | Refusal> => {
    const idempotencyKey = keyOfForm(quote);
    await clearOldFormKey(database, idempotencyKey);
    return submit(quote, { idempotencyKey, outerNetwork });
  };
  return { submit, submitWithoutKey };
}
