import { addDays, todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { aSkipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { QuotesDeps } from "../deps.ts";
import { ASKED_FOR_QUOTES, button } from "../emails/request-blocks.ts";
import { DAYS_AFTER_INVITATION } from "../erase-store.ts";
import type { Hire } from "../hires/hire.ts";
import { chosenHire } from "../hires/hire-view.ts";
import { type HireParts, readHireParts, readPartsOf } from "../hires/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { dayAsked, weeksAsked } from "../request-facts.ts";
import { databaseDay, type QuoteRow } from "../store.ts";
import { findUninvitedQuotes, markCustomerInvited } from "./reminder-store.ts";
import type { FollowUp } from "./reminders.ts";

/**
 * Sends no email if the company left the directory, or if the email would be more than 30 days late. In both cases the request
 * counts as invited.
 */
export function createReviewInvitations(deps: QuotesDeps): FollowUp {
  const { database, mail, companies, config } = deps;
  const tokens = quoteTokens(config);

  const dueOn = ({ chosenAt, ...quote }: QuoteRow, parts: HireParts): string | null =>
    chosenAt && invitationDue({ ...quote, chosenAt }, chosenHire(quote, parts)?.hire);

  const invitationTo = (quote: QuoteRow, dueDay: string | null, onDay: string) => {
    const { reference, chosenCompanyId: companyId } = quote;
    const company = companyId === null ? null : companies.find(companyId);
    if (!company || !dueDay || !isWorthInviting(dueDay, onDay)) return [];
    const token = tokens.issueFor("review", { reference, companyId: company.id });
    const content = invitationEmailContent(quote, company.name, `${config.publicUrl}/review/${token}`);
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

const DAYS_AFTER_HIRE = 3;
const DAYS_WITHOUT_DATE = 21;

type Chosen = Pick<QuoteRow, "chosenAt" | "hireDate" | "hireLength" | "job">;

/**
 * 3 days after the recorded end of the hire. Without a record, it is 3 days after the end by the requested day and weeks.
 * Without a requested day, it is 21 days after the choice. Days before the choice count as the day of the choice.
 */
export function invitationDue(
  quote: Chosen & { chosenAt: Date },
  hire?: Pick<Hire, "collectedOn" | "endsOn"> | null,
): string {
  const over = hire?.collectedOn ?? hire?.endsOn;
  const chosenOn = todayInLondon(quote.chosenAt);
  if (over) return addDays(over > chosenOn ? over : chosenOn, DAYS_AFTER_HIRE);
  const date = dayAsked(quote);
  if (!date) return addDays(chosenOn, DAYS_WITHOUT_DATE);
  const weeks = weeksAsked(quote) ?? DEFAULT_WEEKS;
  return addDays(date > chosenOn ? date : chosenOn, weeks * 7 + DAYS_AFTER_HIRE);
}

/** More than 30 days after the due day, an invitation is of no use. */
export const isWorthInviting = (dueOn: string, today: string): boolean => addDays(dueOn, 30) >= today;

/** The email has nothing that the customer typed, because anybody can enter another person's address. */
export function invitationEmailContent(quote: QuoteRow, name: string, reviewUrl: string): EmailContent {
  const { reference } = quote;
  return {
    subject: `How was ${name}? Quote request ${reference}`,
    preview: "A few honest words help the next customer choose.",
    heading: `How was ${name}?`,
    blocks: [
      `You chose ${name} for ${aSkipInWords(quote)}. Good or bad, a few honest words help the next customer. It takes a minute, and you need not give your full name.`,
      button("Write a review", reviewUrl),
      "Your review is labelled “Asked here”, because we know that you asked them here. Keep the link to yourself: it is for one review.",
      `Never hired them? Then please ignore this. We won't ask again, and delete the details of your request in ${DAYS_AFTER_INVITATION} days.`,
    ],
    reason: `${ASKED_FOR_QUOTES}, and this is the last email about your request.`,
  };
}
