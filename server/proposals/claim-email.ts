import { BRAND } from "#contract/brand.ts";
import type { Company } from "#contract/companies.ts";
import { longDateInLondon, timeInLondon } from "#contract/dates.ts";
import { LISTING_PARTS } from "#contract/firms/listing-parts.ts";
import { canBeEmailed } from "#contract/quotable.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

export const refusedClaimContent = (company: { name: string }, reason: string | null): EmailContent => ({
  subject: `Your message about ${company.name}`,
  preview: "We could not confirm that the company is yours.",
  heading: "We could not confirm that the company is yours",
  blocks: [
    `You told us that ${company.name} is your company. We have looked at it and could not confirm that, so nothing in the listing has changed.`,
    ...(reason ? [reason] : []),
    "If you have something else that shows it, please reply to this email or send the form on the company's page again. We have deleted the details you sent.",
  ],
  reason: `You receive this because you told ${BRAND.name}, a directory of UK skip hire companies, that a company is yours.`,
});

/** The listing keeps its email address until the company changes it. */
export const acceptedClaimContent = (
  company: Pick<Company, "name" | "email">,
  { to, url, until }: { to: string; url: string; until: Date },
): EmailContent => ({
  subject: `Your message about ${company.name}`,
  preview: "The company is yours. Here is the link to its page.",
  heading: `Open the page of ${company.name}`,
  blocks: [
    `You told us that ${company.name} is your company. We have looked at it and agree. With this link you can correct what the listing says, add prices, answer requests and reply to reviews.`,
    { kind: "button", label: "Open your page", url },
    `The link works once, until ${timeInLondon(until)} on ${longDateInLondon(until)}. Whoever has it can change your listing, so please don't pass it on. If you are too late, send the form on the company's page again.`,
    ...(isSameMailbox(company, to) ? [] : [addressWords(company)]),
  ],
  reason: `You receive this because you told ${BRAND.name}, a directory of UK skip hire companies, that a company is yours.`,
});

const isSameMailbox = ({ email }: Pick<Company, "email">, to: string): boolean =>
  email !== null && mailboxKey(email) === mailboxKey(to);

const addressWords = (company: Pick<Company, "email">): string =>
  `The listing ${canBeEmailed(company) ? "has another email address" : "has no email address yet"}. Quote requests and further links go only to the address in the listing. If you want them at this address, enter it on your page under “${LISTING_PARTS.identity}”. We check such a change before it shows.`;
