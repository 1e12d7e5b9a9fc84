import { REQUESTS_A_DAY, scaleLimit } from "#contract/limits.ts";
import { countedDomain, countedMailbox, countedPhones } from "#contract/text/counted-contact.ts";
import type { ContactHash } from "#server/signing.ts";
import type { QuoteKey, QuoteRow } from "./store.ts";

interface KeyOptions {
  hash: ContactHash;
  /** The hash of the outer network that the request comes from. Null if unknown. */
  outerNetwork: string | null;
  /** Multiplies the limits. Null if nothing is limited. */
  factor: number | null;
}

/** The keys by which a request is counted. */
export function quoteKeysOf(
  { email, phone }: Pick<QuoteRow, "email" | "phone">,
  { hash, outerNetwork, factor }: KeyOptions,
): QuoteKey[] {
  const domain = countedDomain(email);
  const values: Record<QuoteKey["kind"], string[]> = {
    mailbox: [countedMailbox(email)],
    phone: countedPhones(phone),
    domain: domain === null ? [] : [domain],
    "outer-network": outerNetwork === null ? [] : [outerNetwork],
  };
  const kinds = Object.keys(values) as QuoteKey["kind"][];
  return kinds.flatMap((kind) => {
    const most = factor === null ? null : scaleLimit(REQUESTS_A_DAY[kind], factor);
    return values[kind].map((value) => ({ kind, key: hash(kind, value), most }));
  });
}
