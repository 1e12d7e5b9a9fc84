import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import type { QuotesDeps } from "../deps.ts";
import { createQuoteEmails } from "../quote-emails.ts";
import type { ReceiptAccess } from "../receipt-access.ts";
import { findRecipients, followMerges } from "../recipients.ts";
import { selectedIn, writeSelected } from "../request-facts.ts";
import { databaseTime, undoMsOf, updateSelected } from "../store.ts";
import { whyNotOpen, whyOutdated } from "../why-not-open.ts";

export function createAskOthers(deps: QuotesDeps, receipts: ReceiptAccess) {
  const undoMs = undoMsOf(deps);
  const emails = createQuoteEmails(deps);

  return {
    /** A company that was asked already is not asked again, so a repeated call changes nothing. */
    askOthers: (token: string, companyIds: number[]) =>
      receipts.change(token, async (tx, quote) => {
        const asked = selectedIn(quote);
        const wanted = followMerges(companyIds, deps.companies.mergedInto);
        const added = wanted.filter((companyId) => asked.every(({ id }) => id !== companyId));
        if (added.length === 0) return;
        const refused =
          (await whyNotOpen(tx, quote, { next: "ask others", undoMs })) ??
          whyOutdated(quote, await databaseTime(tx));
        if (refused) return refused;
        if (asked.length + added.length > MAX_COMPANIES_PER_QUOTE) return tooMany(asked.length);
        const recipients = findRecipients(added, deps.companies.find);
        if ("refused" in recipients) return recipients.message;
        const selected = [...asked, ...recipients];
        await updateSelected(tx, quote.id, writeSelected(selected));
        await emails.enqueueFurther(tx, quote, { companies: recipients, asked: selected.length });
      }),
  };
}

function tooMany(asked: number): string {
  const left = MAX_COMPANIES_PER_QUOTE - asked;
  const most = `A request goes to ${MAX_COMPANIES_PER_QUOTE} companies at most`;
  return left <= 0
    ? `${most}, and you have asked as many.`
    : `${most}, and you have asked ${asked}. Choose ${left === 1 ? "one" : `up to ${left}`} more.`;
}
