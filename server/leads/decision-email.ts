import { BRAND } from "#contract/brand.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

const reason = `You receive this because you asked ${BRAND.name}, a directory of UK skip hire companies, to list your company.`;

/** Tells a business that it is now listed. The name comes from the listing, not from the lead. */
export const listedContent = (company: { id: number; name: string }, publicUrl: string): EmailContent => ({
  subject: `${company.name} is listed on ${BRAND.name}`,
  preview: "See the listing, and make it yours.",
  heading: `${company.name} is listed`,
  blocks: [
    {
      kind: "text",
      text: "Thank you for asking. Your company is in the directory now, and customers can find it.",
    },
    { kind: "button", label: "See the listing", url: `${publicUrl}/company/${company.id}` },
    {
      kind: "text",
      text: "Press “Is this your company?” on that page to add prices and areas, and to correct what is wrong. Companies that state them are found for more searches. It costs nothing.",
    },
  ],
  reason,
});

export const refusedContent = (why: string): EmailContent => ({
  subject: `Your listing request to ${BRAND.name}`,
  preview: "We have not added the company.",
  heading: "We have not added your company",
  blocks: [
    {
      kind: "text",
      text: "Thank you for asking. We have looked at your request and have not added the company:",
    },
    { kind: "text", text: why },
    {
      kind: "text",
      text: "If that has changed or is wrong, please reply to this email or send the form again. We have deleted your request.",
    },
  ],
  reason,
});
