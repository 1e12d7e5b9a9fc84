import { BRAND } from "#contract/brand.ts";
import { FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

/** The email with the link to a company's own page. Apart from the listed name, it contains no text that anybody typed. */
export const linkEmailContent = (company: { name: string }, url: string): EmailContent => ({
  subject: `Your page on ${BRAND.name}`,
  preview: `The link works once, within ${FIRM_LINK_HOURS} hours.`,
  heading: `Open the page of ${company.name}`,
  blocks: [
    {
      kind: "text",
      text: "Somebody pressed “Is this your firm?” on your listing and asked for this link. With it you can correct what the listing says, add prices, answer requests and reply to reviews.",
    },
    { kind: "button", label: "Open your page", url },
    {
      kind: "text",
      text: `The link works once, within ${FIRM_LINK_HOURS} hours. Whoever has it can change your listing, so please don't pass it on. If you did not ask for it, you don't need to do anything: nothing changes.`,
    },
  ],
  reason: `You receive this because your firm is listed on ${BRAND.name}, a directory of UK skip hire companies, with this address.`,
});
