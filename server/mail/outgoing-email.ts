import { DELIVERY_KINDS, type DeliveryKind } from "#contract/deliveries.ts";
import type { EmailContent } from "./email-content.ts";

/** Who receives emails of each kind, which decides about limits and erasure. Digests count towards no limit. */
const RECIPIENTS: Record<DeliveryKind, "customer" | "company" | "person" | "administrator" | "digest"> = {
  customer: "customer",
  verification: "customer",
  answers: "customer",
  "customer-reminder": "customer",
  invitation: "customer",
  "hire-news": "customer",
  company: "company",
  cancellation: "company",
  "company-reminder": "company",
  choice: "company",
  "company-notice": "company",
  hire: "company",
  digest: "digest",
  review: "person",
  "lead-copy": "person",
  "lead-decision": "person",
  "firm-link": "person",
  "claim-confirmation": "person",
  "claim-decision": "person",
  // Not to a company: such an email would follow the listing to its present address.
  "address-change": "person",
  "draft-invitation": "person",
  "complaint-acknowledgement": "person",
  admin: "administrator",
  lead: "administrator",
  complaint: "administrator",
  "work-digest": "digest",
  "admin-digest": "digest",
};
const kindsTo = (recipient: (typeof RECIPIENTS)[DeliveryKind]): DeliveryKind[] =>
  DELIVERY_KINDS.filter((kind) => RECIPIENTS[kind] === recipient);

/** Emails to the customer of a quote request. They are sent before all other emails. */
export const CUSTOMER_KINDS = kindsTo("customer");

/** Emails to companies about quote requests. Above a daily number to one mailbox, further emails are combined into a digest. */
export const COMPANY_KINDS = kindsTo("company");

/** Emails to the administrator about one request. Above an hourly number, further emails are combined into a digest. */
export const ADMINISTRATOR_KINDS = kindsTo("administrator");

/** Emails to all other people. Most are not deleted with a quote request or a lead, so `erasePeople` erases them. */
export const PERSON_KINDS = kindsTo("person");

export interface OutgoingEmail {
  kind: DeliveryKind;
  to: string;
  replyTo?: string;
  content: EmailContent;
  quoteId?: number;
  leadId?: number;
  companyId?: number;
  /** Other companies with the same address. One email goes to all these companies, but each has its own delivery record. */
  otherCompanyIds?: number[];
  /** The email is dropped if this many emails of its kind were queued for its mailbox in the last 24 hours. */
  maxPerDay?: number;
  dueAt?: Date;
}
