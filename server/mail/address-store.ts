import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { NOT_ATTEMPTED } from "./attempt-store.ts";
import { type EmailContent, storedContent } from "./email-content.ts";
import { type Delivery, DUE_FIELDS, type DueDelivery } from "./store.ts";

export async function updateAddress(
  tx: Transaction,
  ids: string[],
  address: Pick<Delivery, "recipient" | "mailbox">,
): Promise<void> {
  await tx.update(deliveries).set(address).where(inArray(deliveries.id, ids));
}

export async function updateContent(tx: Transaction, id: string, content: EmailContent): Promise<void> {
  await tx
    .update(deliveries)
    .set({ content: storedContent(content) })
    .where(eq(deliveries.id, id));
}

export async function detachDelivery(tx: Transaction, rows: Delivery[]): Promise<DueDelivery> {
  const [id = "", ...branches] = rows.map((row) => row.id);
  const [email] = await tx
    .update(deliveries)
    .set({ ...NOT_ATTEMPTED, sentWith: null, dueAt: sql`now()` })
    .where(eq(deliveries.id, id))
    .returning(DUE_FIELDS);
  if (!email) throw new Error("The email to detach is missing");
  if (branches.length > 0)
    await tx
      .update(deliveries)
      .set({ ...NOT_ATTEMPTED, sentWith: id })
      .where(inArray(deliveries.id, branches));
  return email;
}
