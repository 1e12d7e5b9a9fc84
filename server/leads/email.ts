import type { Lead } from "#contract/leads.ts";
import { UNKNOWN_PLACE } from "#contract/quote-words.ts";
import type { EmailContent, TypedFact } from "#server/mail/email-content.ts";

interface LeadEmailDetails {
  /** True if the typed location resolves to a place. */
  isKnownPlace: boolean;
  adminUrl: string;
}

/** Tells the administrator about a business that asks to be listed. */
export function leadEmailContent(lead: Lead, { isKnownPlace, adminUrl }: LeadEmailDetails): EmailContent {
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
    subject: `Listing request ${lead.id}`,
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
