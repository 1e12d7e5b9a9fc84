/** Named after the recipient or the purpose. `EMAIL_KINDS` in the administrator's screens describes each. */
export const DELIVERY_KINDS = [
  "company",
  "customer",
  "verification",
  "admin",
  "cancellation",
  "answers",
  "company-reminder",
  "customer-reminder",
  "choice",
  "company-notice",
  "hire",
  "hire-news",
  "invitation",
  "digest",
  "lead",
  "lead-copy",
  "lead-decision",
  "firm-link",
  "claim-confirmation",
  "claim-decision",
  "address-change",
  "draft-invitation",
  "review",
  "complaint",
  "complaint-acknowledgement",
  "work-digest",
  "admin-digest",
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * The state of an email:
 * - queued: waits for its next attempt
 * - sent: accepted by the mail server
 * - failed: refused permanently, given up after the last attempt, or returned to us after it was sent
 * - test: recorded and not sent, because no mail server is set
 * - cancelled: not sent, because its request was closed or the personal data were erased first
 */
export const DELIVERY_STATES = ["queued", "sent", "failed", "test", "cancelled"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
