import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { DeliveryKind } from "#contract/deliveries.ts";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import type { Delivery } from "./store.ts";

export const CANCELLED_IF_QUEUED = sql`case when ${deliveries.state} = 'queued' then 'cancelled' else ${deliveries.state} end`;

/** Cancels the queued emails with a request to companies other than `except`, and returns all as they were before. */
export async function cancelDeliveries(
  tx: Transaction,
  { quoteId, except }: { quoteId: number; except: number | null },
): Promise<Delivery[]> {
  const ofQuote = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company"));
  const chosen = tx
    .select({ recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(ofQuote, eq(deliveries.companyId, except ?? 0)));
  const others = and(ofQuote, notInArray(deliveries.recipient, chosen));
  // Lock the rows before reading their state: an attempt might end between the two queries.
  const rows = await tx.select().from(deliveries).where(others).for("update");
  await tx.update(deliveries).set({ state: CANCELLED_IF_QUEUED, content: null }).where(others);
  return rows;
}

const REMINDERS: DeliveryKind[] = ["company-reminder", "customer-reminder"];

export const cancelReminders = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, REMINDERS);

/** Cancels the reminders that only go to companies that have answered. Branches may share a reminder. */
export async function cancelAnsweredReminders(
  tx: Transaction,
  quoteId: number,
  answered: number[],
): Promise<void> {
  const isReminder = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company-reminder"));
  const awaited = tx
    .select({ mailbox: deliveries.mailbox })
    .from(deliveries)
    .where(and(isReminder, notInArray(deliveries.companyId, answered)));
  await tx
    .update(deliveries)
    .set({ state: CANCELLED_IF_QUEUED, content: null })
    .where(and(isReminder, notInArray(deliveries.mailbox, awaited)));
}

/**
 * Cancels the emails that nobody needs after a withdrawal, besides those that `cancelDeliveries` cancels. The customer still
 * needs the confirmation: somebody else may have written the request, and its link deletes the details.
 */
export const cancelAfterWithdrawal = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, [...REMINDERS, "verification", "answers"]);

/** Cancels the queued emails of these kinds. Deletes the content of all of them, so that failed ones cannot be queued again. */
async function cancelKinds(tx: Transaction, quoteId: number, kinds: DeliveryKind[]): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: CANCELLED_IF_QUEUED, content: null })
    .where(and(eq(deliveries.quoteId, quoteId), inArray(deliveries.kind, kinds)));
}
