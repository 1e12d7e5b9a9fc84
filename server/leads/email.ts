import type { Lead } from "#contract/leads.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

const MAX_NAME_LENGTH = 60;

/** Tells the administrator about a business that asks to be listed. */
export function leadEmailContent(lead: Lead, adminUrl: string): EmailContent {
  const { name, email, phone, companyName, location, projectDetails, skipSize, duration } = lead;
  const facts: [label: string, text: string | null][] = [
    ["Name", name],
    ["Company name", companyName],
    ["Email", email],
    ["Phone", phone],
    ["Location", location],
    ["Company details", projectDetails],
    ["Skip size", skipSize],
    ["Duration", duration],
  ];
  return {
    subject: `Listing request from ${(companyName ?? name).slice(0, MAX_NAME_LENGTH).toWellFormed()}`,
    preview: `${name} asks to be listed. We promise an answer within 24 hours.`,
    heading: "A business asks to be listed",
    blocks: [
      { kind: "facts", facts: facts.flatMap(([label, text]) => (text ? [{ label, text }] : [])) },
      { kind: "text", text: "The listing form promises an answer within 24 hours." },
      { kind: "button", label: "See listing requests", url: adminUrl },
    ],
    reason: "You receive every listing request because this address is set as ADMIN_EMAIL.",
  };
}
