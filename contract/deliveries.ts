/** Why an e-mail goes out. */
export type DeliveryKind = "company" | "customer" | "admin" | "cancellation" | "lead";

/**
 * What became of an e-mail: waiting for its next attempt, taken by the mail server, given up, recorded without being
 * sent because no mail server is set, or stopped because its request was closed before it left.
 */
export type DeliveryState = "queued" | "sent" | "failed" | "test" | "cancelled";
