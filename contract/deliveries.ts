/** Why an e-mail goes out. */
export const DELIVERY_KINDS = ["company", "customer", "admin", "cancellation", "lead"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * What became of an e-mail: waiting for its next attempt, taken by the mail server, given up, recorded without being
 * sent because no mail server is set, or stopped because its request was closed before it left.
 */
export const DELIVERY_STATES = ["queued", "sent", "failed", "test", "cancelled"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
