import { createHash } from "node:crypto";
import { REQUESTS_A_DAY, scaleLimit } from "#contract/limits.ts";
import type { AcceptedQuote, NewQuote } from "#contract/quotes.ts";
import { sameTyped } from "#contract/text/clean-text.ts";
import {
  countedDomain,
  countedMailbox,
  countedPhones,
  mailboxesNamedIn,
  phonesNamedIn,
} from "#contract/text/counted-contact.ts";
import type { Refusal } from "#server/refusal.ts";
import type { ContactHash } from "#server/signing.ts";
import type { QuotesDeps } from "./deps.ts";
import { createQuoteEmails } from "./quote-emails.ts";
import { linkEmailState } from "./receipt-access.ts";
import { findRecipients, followMerges, type Recipient } from "./recipients.ts";
import { selectedIn, writeSelected } from "./request-facts.ts";
import { newReference } from "./search-store.ts";
import * as store from "./store.ts";

type StoredQuote = store.WrittenQuote & Pick<store.QuoteRow, "id" | "awaitingConfirmation">;

interface Sent {
  idempotencyKey: string | null;
  /** Hash of the inner network that the request comes from. Null if unknown. */
  network: string | null;
  outerNetwork: string | null;
}

type Sending = Pick<AcceptedQuote, "testMode" | "linkSent">;

const KEY_REUSED: Refusal = {
  refused: "key-reused",
  message:
    "This request differs from the one sent before under the same Idempotency-Key. Send it with a new key.",
};

const hashOf = (value: object) =>
  createHash("sha256").update(JSON.stringify(value, sameTyped)).digest("base64url");

function toRow(quote: NewQuote, recipients: Recipient[], requestHash: string, idempotencyKey: string) {
  const { name, email, phone, location, skipSize, wasteType } = quote;
  return {
    ...{ name, email, phone, location, skipSize, wasteType, requestHash, idempotencyKey },
    hireLength: quote.form === "page" ? quote.hireDuration : quote.hireLength,
    hireDate: quote.form === "page" ? quote.hireDate : null,
    additionalInfo: quote.additionalInfo || null,
    selectedCompanies: writeSelected(recipients),
  };
}

/** Stores with a job in Northern Ireland that it is there: answers, emails and pages then speak of consent, not of a permit. */
function jobAt({ permits, places }: QuotesDeps, { location, job }: NewQuote): store.QuoteRow["job"] {
  const resolution = places.resolve(location);
  if (resolution.kind !== "place") return job ?? null;
  const { division } = permits.siteAt(resolution.searched.place, job?.stands);
  return division === "northern-ireland" ? { ...job, division } : (job ?? null);
}

/**
 * Without a client's idempotency key, the key is a hash of the content and the sender's inner network. So pressing the button
 * twice within an hour sends one request. The inner network is needed because a repeat gets the link to the request's page: an
 * asked company knows the content and may share the outer network.
 */
export function createSubmit(deps: QuotesDeps) {
  const { database, mail, companies, places, config } = deps;
  const emails = createQuoteEmails(deps);
  const counted = { hash: deps.contactHash, factor: mail.testMode ? null : config.rateLimitFactor };

  const acceptedWith = (quote: StoredQuote, sending: Sending): AcceptedQuote => {
    const { reference, awaitingConfirmation } = quote;
    const receiptUrl = emails.receiptUrl(quote);
    return { reference, ...sending, awaitingConfirmation, receiptUrl, companies: selectedIn(quote) };
  };
  const writeQuote = (written: store.WrittenQuote, recipients: Recipient[], outerNetwork: string | null) =>
    mail.transaction(async (tx) => {
      const inserted = await store.insertQuote(
        tx,
        written,
        quoteKeysOf(written, { ...counted, outerNetwork }),
      );
      if (!inserted) return null;
      const quote = { ...written, ...inserted };
      const linkSent = quote.awaitingConfirmation && (await emails.enqueueVerification(tx, quote));
      if (!quote.awaitingConfirmation) await emails.enqueue(tx, quote, recipients);
      return acceptedWith(quote, { testMode: mail.testMode, linkSent });
    });

  const repeated = async (key: string, requestHash: string) => {
    if (key.startsWith(store.FORM_KEY_START)) await store.clearOldFormKey(database, key);
    const quote = await store.findByKey(database, key);
    if (quote?.requestHash !== requestHash) return quote && KEY_REUSED;
    const deliveries = await mail.deliveriesOf([quote.id]);
    const testMode = deliveries.some(({ state }) => state === "test");
    return acceptedWith(quote, { testMode, linkSent: linkEmailState(deliveries) !== null });
  };
  const submit = async (
    newQuote: NewQuote,
    { idempotencyKey: clientKey, network, outerNetwork }: Sent,
  ): Promise<AcceptedQuote | Refusal> => {
    const requestHash = hashOf(newQuote);
    // Requests without a client's key are rarely sent twice. So a former copy is not looked up at once, which saves a query.
    const previous = clientKey && (await repeated(clientKey, requestHash));
    if (previous) return previous;

    const key = clientKey ?? `${store.FORM_KEY_START}${hashOf([requestHash, network])}`;
    const recipients = findRecipients(followMerges(newQuote.companies, companies.mergedInto), companies.find);
    if ("refused" in recipients) return (await repeated(key, requestHash)) ?? recipients;

    const location = places.withoutPosition(newQuote.location);
    const placed = { ...newQuote, location };
    const row = { ...toRow(placed, recipients, requestHash, key), job: jobAt(deps, placed) };
    for (;;) {
      const accepted = await writeQuote({ ...row, reference: newReference() }, recipients, outerNetwork);
      if (accepted) return accepted;
      // The insert fails if another request has used the key, or if the random reference is taken. If the reference is taken, the
      // loop tries another one.
      const other = await repeated(key, requestHash);
      if (other) return other;
    }
  };
  return { submit };
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];

interface KeyOptions {
  hash: ContactHash;
  outerNetwork: string | null;
  /** Multiplies the limits. Null if nothing is limited. */
  factor: number | null;
}

/** Companies read all texts, so somebody who is named in any of them counts like the customer. */
function quoteKeysOf(
  { email, phone, name, location, wasteType, additionalInfo }: store.WrittenQuote,
  { hash, outerNetwork, factor }: KeyOptions,
): store.QuoteKey[] {
  const domain = countedDomain(email);
  const texts = [name, location, wasteType, additionalInfo].join("; ");
  const values: Record<store.QuoteKey["kind"], string[]> = {
    mailbox: unique([countedMailbox(email), ...mailboxesNamedIn(texts)]),
    phone: unique([...countedPhones(phone), ...phonesNamedIn(texts)]),
    domain: domain === null ? [] : [domain],
    "outer-network": outerNetwork === null ? [] : [outerNetwork],
  };
  const kinds = Object.keys(values) as store.QuoteKey["kind"][];
  return kinds.flatMap((kind) => {
    const most = factor === null ? null : scaleLimit(REQUESTS_A_DAY[kind], factor);
    return values[kind].map((value) => ({ kind, key: hash(kind, value), most }));
  });
}
