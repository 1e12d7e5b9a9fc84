import type { DeliveryKind } from "#contract/deliveries.ts";
import type { Letter } from "./letter.ts";

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

/** At most so many e-mails of a kind to one address within so many hours. */
export interface AddressLimit {
  to: string;
  kind: DeliveryKind;
  most: number;
  hours: number;
}
