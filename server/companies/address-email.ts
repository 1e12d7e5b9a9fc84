import { BRAND } from "#contract/brand.ts";
import type { Company } from "#contract/companies.ts";
import { canBeEmailed } from "#contract/quotable.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { ListingState } from "#server/database/tables/companies.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";

type Addressed = Pick<Company, "name" | "email">;

/** Neither mailbox reads the other address: whoever proposed it chose its words, and it may be a person's own. */
export const addressChangedContent = (
  company: Pick<Company, "name">,
  reader: "former" | "new",
): EmailContent => ({
  subject: `Your email address on ${BRAND.name}`,
  preview: "The email address in a listing has changed.",
  heading: `The email address of ${company.name} has changed`,
  blocks: [
    reader === "former"
      ? `Quote requests to ${company.name}, and links to its page, no longer come to this address. Former links have ended.`
      : `Quote requests to ${company.name}, and links to its page, come to this address from now on.`,
    "If that's right, you don't need to do anything. If it is wrong, please reply to this email.",
  ],
  reason: `You receive this because your company ${reader === "former" ? "was" : "is"} listed on ${BRAND.name}, a directory of UK skip hire companies, with this address.`,
});

/** Tells both mailboxes of a changed address. Drafts are left out, because nobody has asked their companies yet. */
export async function tellOfAddress(
  mail: Pick<Mail, "enqueue">,
  tx: Transaction,
  before: Addressed & { id: number; listing: ListingState },
  after: Addressed,
): Promise<void> {
  const [former, present] = [before, after].map((one) => (canBeEmailed(one) && one.email?.trim()) || null);
  const isSame = former && present && mailboxKey(former) === mailboxKey(present);
  if (before.listing !== "public" || isSame) return;
  const email = (to: string, reader: "former" | "new") => ({
    kind: "address-change" as const,
    ...{ to, companyId: before.id, content: addressChangedContent(before, reader) },
  });
  await mail.enqueue(tx, [
    ...(former ? [email(former, "former")] : []),
    ...(present ? [email(present, "new")] : []),
  ]);
}
