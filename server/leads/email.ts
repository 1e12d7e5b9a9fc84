import { BRAND } from "#contract/brand.ts";
import type { Lead } from "#contract/leads.ts";
import { UNKNOWN_PLACE } from "#contract/quote-words.ts";
import type { EmailContent, TypedFact } from "#server/mail/email-content.ts";

export function leadEmailContent(
  lead: Lead,
  { isKnownPlace, reference, adminUrl }: { isKnownPlace: boolean; reference: string; adminUrl: string },
): EmailContent {
  const { name, email, phone, companyName, location, projectDetails, skipSize, duration } = lead;
  const facts: (Omit<TypedFact, "text"> & { text: string | null })[] = [
    { label: "Name", text: name },
    { label: "Company name", text: companyName },
    { label: "Email", text: email },
    { label: "Phone", text: phone, isPhone: true },
    { label: "Location", text: location, ...(!isKnownPlace && { remark: UNKNOWN_PLACE }) },
    { label: "Company details", text: projectDetails },
    { label: "Skip size", text: skipSize },
    { label: "Duration", text: duration },
  ];
  return {
    subject: `Listing request ${lead.id} (${reference})`,
    preview: "A business asks to be listed. We promise an answer within 24 hours.",
    heading: "A business asks to be listed",
    blocks: [
      "The listing form promises an answer within 24 hours.",
      {
        kind: "typed",
        title: "The business wrote (not checked by us)",
        facts: facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : [])),
      },
      { kind: "button", label: "See listing requests", url: adminUrl },
    ],
    reason: "You receive every listing request because this address is set as ADMIN_EMAIL.",
  };
}

/**
 * The email repeats nothing that was typed, because the address may be somebody else's. `listed` is a listed company that may be
 * the same business.
 */
export const leadCopyContent = (
  reference: string,
  listed: { id: number; name: string } | null,
  publicUrl: string,
): EmailContent => ({
  subject: `Your listing request ${reference}`,
  preview: "We answer within 24 hours.",
  heading: "We have your listing request",
  blocks: [
    `Its reference is ${reference}. We review it and contact you within 24 hours. Name the reference if you write to us about it.`,
    ...(listed
      ? [
          `It looks as if ${listed.name} is listed already. If that is your company, you need not wait: open its page, press “Is this your company?” and keep the listing true yourself.`,
          { kind: "button" as const, label: "See that listing", url: `${publicUrl}/company/${listed.id}` },
        ]
      : []),
    "Did somebody else type your address? Then do nothing, or reply to this email.",
  ],
  reason: `You receive this because somebody asked ${BRAND.name}, a directory of UK skip hire companies, to list a company with this address.`,
});

const reason = `You receive this because you asked ${BRAND.name}, a directory of UK skip hire companies, to list your company.`;

/** The name comes from the listing, not from the lead. */
export const listedContent = (company: { id: number; name: string }, publicUrl: string): EmailContent => ({
  subject: `${company.name} is listed on ${BRAND.name}`,
  preview: "See the listing, and make it yours.",
  heading: `${company.name} is listed`,
  blocks: [
    "Thank you for asking. Your company is in the directory now, and customers can find it.",
    { kind: "button", label: "See the listing", url: `${publicUrl}/company/${company.id}` },
    "Press “Is this your company?” on that page to add prices and areas, and to correct what is wrong. Companies that state them are found for more searches. It costs nothing.",
  ],
  reason,
});

export const refusedContent = (why: string): EmailContent => ({
  subject: `Your listing request to ${BRAND.name}`,
  preview: "We have not added the company.",
  heading: "We have not added your company",
  blocks: [
    "Thank you for asking. We have looked at your request and have not added the company:",
    why,
    "If that has changed or is wrong, please reply to this email or send the form again. We have deleted your request.",
  ],
  reason,
});
