import { databaseDay } from "../choice-store.ts";
import type { QuotesDeps } from "../deps.ts";
import { invitationEmailContent } from "../emails/invitation-email.ts";
import { DAYS_AFTER_INVITATION } from "../erase-store.ts";
import { chosenHire } from "../hires/hire-view.ts";
import { type HireParts, readHireParts, readPartsOf } from "../hires/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { QuoteRow } from "../store.ts";
import { invitationDue, isWorthInviting } from "./invitation-due.ts";
import { findUninvitedQuotes, markCustomerInvited } from "./reminder-store.ts";
import type { FollowUp } from "./reminders.ts";

/**
 * Invites customers to review the company they chose, once the hire is over. If the company has left the directory, or the
 * invitation is more than 30 days late, no email is sent. The request counts as invited in every case, and the customer's
 * details are deleted 30 days later.
 */
export function createReviewInvitations(deps: QuotesDeps): FollowUp {
  const { database, mail, companies, config } = deps;
  const tokens = quoteTokens(config);

  /** Null without a choice. */
  const dueOn = ({ chosenAt, ...quote }: QuoteRow, parts: HireParts): string | null =>
    chosenAt && invitationDue({ ...quote, chosenAt }, chosenHire({ ...quote, chosenAt }, parts)?.hire);

  const invitationTo = (quote: QuoteRow, dueDay: string | null, onDay: string) => {
    const { reference, chosenCompanyId: companyId } = quote;
    const company = companyId === null ? null : companies.find(companyId);
    if (!company || !dueDay || !isWorthInviting(dueDay, onDay)) return [];
    const token = tokens.issueFor("review", { reference, companyId: company.id });
    const content = invitationEmailContent(quote, {
      name: company.name,
      reviewUrl: `${config.publicUrl}/review/${token}`,
      daysLeft: DAYS_AFTER_INVITATION,
    });
    return [{ kind: "invitation" as const, to: quote.email, content, quoteId: quote.id }];
  };

  return {
    async due() {
      const [candidates, onDay] = await Promise.all([findUninvitedQuotes(database), databaseDay(database)]);
      const partsOf = await readPartsOf(database, candidates);
      return candidates.flatMap((quote) => {
        const day = dueOn(quote, partsOf(quote));
        return day && day <= onDay ? [quote.reference] : [];
      });
    },
    async run(tx, quote) {
      if (!(await markCustomerInvited(tx, quote.id))) return;
      const dueDay = dueOn(quote, await readHireParts(tx, quote));
      await mail.enqueue(tx, invitationTo(quote, dueDay, await databaseDay(tx)));
    },
  };
}
