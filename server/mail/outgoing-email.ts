import type { DeliveryKind } from "#contract/deliveries.ts";
import type { EmailContent } from "./email-content.ts";

/** An email to one recipient. */
export interface OutgoingEmail {
  kind: DeliveryKind;
  to: string;
  replyTo?: string;
  content: EmailContent;
  /** The quote the email is about. Its delivery record is deleted with the quote. */
  quoteId?: number;
  companyId?: number;
  /** The email is dropped when its address, ignoring case, was sent `most` emails of this kind within `hours`. */
  limit?: { most: number; hours: number };
}
