import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { OutgoingEmail } from "#server/mail/outgoing-email.ts";
import { answersOfQuotes } from "../answers/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { companyReminderContent } from "../emails/company-email.ts";
import { customerReminderContent } from "../emails/customer-reminder-email.ts";
import { withPermitNotice } from "../permit-question.ts";
import { createCompanyMailboxes, createQuoteEmails } from "../quote-emails.ts";
import { placeName, selectedIn } from "../request-facts.ts";
import { databaseTime, type QuoteRow } from "../store.ts";
import { whyOutdated } from "../why-not-open.ts";
import { otherCompanies } from "./other-companies.ts";
import { remindersDue, type Unanswered } from "./reminder-store.ts";

export interface FollowUp {
  due(): Promise<string[]>;
  /** The quote is locked. Several processes may call this at the same time, so `run` checks again whether the action is due. */
  run(tx: Transaction, quote: QuoteRow): Promise<void>;
}

/** The maximum number of requests in one run. The next run handles the rest. Invitations and hire reminders have no limit. */
export const MAX_AT_ONCE = 100;

export function createCompanyReminders(deps: QuotesDeps): FollowUp {
  const { database, mail, companies, config } = deps;
  const { addressOf, linkFor } = createCompanyMailboxes(deps);
  const kind = "company-reminder";
  const reminder = { kind, hours: config.remindCompanyHours, testMode: mail.testMode } as const;
  /** A company that left the directory gets no more emails. */
  const isListed = ({ companyId }: Unanswered) => companyId !== null && companies.find(companyId) !== null;

  const presentMailbox = ({ companyId, recipient }: Unanswered) => addressOf(Number(companyId), recipient);

  const emailTo = (quote: QuoteRow, [first, ...branches]: Unanswered[]): OutgoingEmail[] => {
    if (!first) return [];
    const [companyId = 0, ...otherCompanyIds] = [first, ...branches].map((row) => Number(row.companyId));
    const content = companyReminderContent(withPermitNotice(deps, quote), {
      to: selectedIn(quote).filter(({ id }) => id === companyId || otherCompanyIds.includes(id)),
      place: placeName(deps, quote),
      sentAt: first.sentAt,
      answerUrl: (id) => linkFor(quote, id, first.recipient),
    });
    const email = { to: presentMailbox(first), replyTo: quote.email, content, quoteId: quote.id };
    return [{ kind, ...email, companyId, otherCompanyIds }];
  };

  return {
    due: async () => referencesOf((await remindersDue(database, reminder)).filter(isListed)),
    async run(tx, quote) {
      const due = (await remindersDue(tx, reminder, quote.id)).filter(isListed);
      const byMailbox = Map.groupBy(due, (email) => mailboxKey(presentMailbox(email)));
      const emails = [...byMailbox.values()].flatMap((rows) => emailTo(quote, rows));
      await mail.enqueue(tx, emails);
    },
  };
}

export function createCustomerReminders(deps: QuotesDeps): FollowUp {
  const { database, mail, config } = deps;
  const { emailedReceiptUrl } = createQuoteEmails(deps);
  const kind = "customer-reminder";
  const reminder = { kind, hours: config.remindCustomerHours, testMode: mail.testMode } as const;
  return {
    due: async () => referencesOf(await remindersDue(database, reminder)),
    async run(tx, quote) {
      const due = await remindersDue(tx, reminder, quote.id);
      if (due.length === 0) return;
      const now = await databaseTime(tx);
      const content = customerReminderContent(quote, {
        deliveries: await mail.deliveriesOf([quote.id], tx),
        answers: await answersOfQuotes(tx, [quote.id]),
        others: otherCompanies(deps, quote, now),
        receiptUrl: emailedReceiptUrl(quote),
        newRequestUrl: whyOutdated(quote, now) ? `${config.publicUrl}/quote` : null,
      });
      await mail.enqueue(tx, [{ kind, to: quote.email, content, quoteId: quote.id }]);
    },
  };
}

const referencesOf = (due: Unanswered[]): string[] =>
  [...new Set(due.map(({ reference }) => reference))].slice(0, MAX_AT_ONCE);
