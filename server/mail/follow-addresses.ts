import { canBeEmailed } from "#contract/quotable.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import * as store from "./attempt-store.ts";
import type { StoredContent } from "./email-content.ts";
import { COMPANY_KINDS } from "./outgoing-email.ts";
import type { DueDelivery } from "./store.ts";

function addressOf({ kind, recipient, presentAddress }: store.StartedDelivery): string {
  const isListed = COMPANY_KINDS.includes(kind) && canBeEmailed({ email: presentAddress });
  return isListed && presentAddress ? presentAddress.trim() : recipient;
}

const mailboxOf = (row: store.StartedDelivery): string => mailboxKey(addressOf(row));

export const hasMoved = ({ delivery, carried }: store.StartedAttempt): boolean =>
  [delivery, ...carried].some((row) => mailboxOf(row) !== mailboxKey(row.recipient));

/**
 * Sends each part of an email to the present address of its company. Parts for other mailboxes leave the email: branches get a
 * copy, and the emails of a digest join a further digest. `started` is the remaining email, or null if it is no longer queued.
 */
export async function followAddresses(
  tx: Transaction,
  id: string,
): Promise<{ started: store.StartedAttempt | null; separate: DueDelivery[] }> {
  const locked = await store.lockAttempt(tx, id);
  if (!locked) return { started: null, separate: [] };
  const { delivery, carried } = locked;
  const all = [delivery, ...carried];
  const separate: DueDelivery[] = [];
  for (const [mailbox, rows] of Map.groupBy(all, mailboxOf)) {
    const [first] = rows;
    if (!first) continue;
    const recipient = addressOf(first);
    await store.updateAddress(tx, rows, { recipient, mailbox });
    for (const { holder, content } of contentsFor(rows, all)) await store.updateContent(tx, holder, content);
    if (mailbox === mailboxOf(delivery)) continue;
    separate.push(
      delivery.kind === "digest"
        ? await store.moveToNewDigest(tx, { recipient, mailbox }, rows)
        : await store.detachDelivery(tx, rows),
    );
  }
  return { started: await store.lockAttempt(tx, id), separate };
}

const emailOf = ({ quoteId, kind }: store.StartedDelivery) => `${quoteId} ${kind}`;

function contentsFor(rows: store.StartedDelivery[], all: store.StartedDelivery[]) {
  return [...Map.groupBy(rows, emailOf)].flatMap(([email, branches]) => {
    const hasContent = (row: store.StartedDelivery) => row.content !== null && emailOf(row) === email;
    const holder = branches.find(hasContent) ?? branches[0];
    const content = holder?.content ?? all.find(hasContent)?.content;
    if (!holder || !content) return [];
    const companies = branches.map(({ companyId }) => companyId);
    return [{ holder: holder.id, content: contentForBranches(content as StoredContent, companies) }];
  });
}

/** Leaves out the buttons of all other branches, because anybody who has the link of a button can answer for its branch. */
const contentForBranches = (content: StoredContent, companies: (number | null)[]): StoredContent => ({
  ...content,
  blocks: content.blocks.filter(
    (block) =>
      block.kind !== "button" || block.companyId === undefined || companies.includes(block.companyId),
  ),
});
