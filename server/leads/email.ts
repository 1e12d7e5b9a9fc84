import { BRAND } from "#contract/brand.ts";
import type { Lead } from "#contract/leads.ts";
import { UNKNOWN_PLACE } from "#contract/quote-words.ts";
import type { EmailContent, TypedFact } from "#server/mail/email-content.ts";

interface LeadEmailDetails {
  reference: string;
  isKnownPlace: boolean;
  adminUrl: string;
}

export function leadEmailContent(
  lead: Lead,
  { isKnownPlace, reference, adminUrl }: LeadEmailDetails,
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
      { kind: "text", text: "The listing form promises an answer within 24 hours." },
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

interface LeadCopy {
  reference: string;
  /** The listed company that may be the same business. */
  listed: { id: number; name: string } | null;
  publicUrl: string;
}

/** It repeats nothing that was typed, because the address may be somebody else's. */
export const leadCopyContent = ({ reference, listed, publicUrl }: LeadCopy): EmailContent => ({
  subject: `Your listing request ${reference}`,
  preview: "We answer within 24 hours.",
  heading: "We have your listing request",
  blocks: [
    {
      kind: "text",
      text: `Its reference is ${reference}. We review it and contact you within 24 hours. Name the reference if you write to us about it.`,
    },
    ...(listed
      ? [
          {
            kind: "text" as const,
            text: `It looks as if ${listed.name} is listed already. If that is your company, you need not wait: open its page, press “Is this your company?” and keep the listing true yourself.`,
          },
          { kind: "button" as const, label: "See that listing", url: `${publicUrl}/company/${listed.id}` },
        ]
      : []),
    { kind: "text", text: "Did somebody else type your address? Then do nothing, or reply to this email." },
  ],
  reason: `You receive this because somebody asked ${BRAND.name}, a directory of UK skip hire companies, to list a company with this address.`,
});
