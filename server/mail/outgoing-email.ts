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
  /** Left out when the address, ignoring case, was sent `most` e-mails of this kind within `hours`. */
  limit?: { most: number; hours: number };
}
