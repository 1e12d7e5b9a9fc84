import type { DeliveryKind } from "#contract/deliveries.ts";
import type { Letter } from "./email-template.ts";

/** An e-mail to be sent: one recipient, never a list. */
export interface Posting {
  kind: DeliveryKind;
  to: string;
  replyTo?: string;
  letter: Letter;
  /** The quote it is about; it is forgotten with it. */
  quoteId?: number;
  companyId?: number;
}

/** An e-mail about a quote that is written together with it. */
export interface QuotePosting extends Omit<Posting, "quoteId"> {
  /** Left out when the address, whatever its capitals, has had so many of this kind within so many hours. */
  limit?: { most: number; hours: number };
}
