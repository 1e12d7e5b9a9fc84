import type { DeliveryKind } from "#contract/deliveries.ts";
import type { EmailContent } from "./email-content.ts";

/** Emails for which a customer is waiting. */
export const CUSTOMER_KINDS: DeliveryKind[] = [
  "customer",
  "verification",
  "answers",
  "customer-reminder",
  "invitation",
];

/** Emails to companies, of which one mailbox gets a limited number a day. */
export const COMPANY_KINDS: DeliveryKind[] = ["company", "cancellation", "company-reminder", "choice"];

/** Emails to a person that belong to no quote or listing request. */
export const PERSON_KINDS: DeliveryKind[] = ["review", "lead-decision", "firm-link", "draft-invitation"];

/** An email to one recipient. */
export interface OutgoingEmail {
  kind: DeliveryKind;
  to: string;
  replyTo?: string;
  content: EmailContent;
  /** The quote the email is about. Its delivery record is deleted with the quote. */
  quoteId?: number;
  /** The listing request the email is about. Its delivery record is deleted with the request. */
  leadId?: number;
  companyId?: number;
  /** Other companies with the same address. The one email is for all of them; each has its own delivery record. */
  otherCompanyIds?: number[];
  /** The email is dropped when its mailbox was sent this many of its kind today. */
  maxPerDay?: number;
}
