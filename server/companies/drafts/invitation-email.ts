import { BRAND } from "#contract/brand.ts";
import { DRAFT_LINK_DAYS, type Draft } from "#contract/companies/drafts.ts";
import { longDay } from "#contract/dates.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

/** The email must name the stored data, its source, the purpose, the retention period and how to object (UK GDPR, article 14). */
export const invitationContent = (draft: Draft, url: string, publicUrl: string): EmailContent => ({
  subject: `Are these details of your company right?`,
  preview: "Nobody sees them unless you confirm them.",
  heading: `Is this right about ${draft.name}?`,
  blocks: [
    `${BRAND.name} is a directory of UK skip hire companies. We found your company in public data and prepared a listing. Nobody can see it, and it appears only if you say that it is right.`,
    { kind: "facts", facts: factsOf(draft) },
    { kind: "button", label: "Check your listing", url },
    `The link works once, within ${DRAFT_LINK_DAYS} days. On the page you can correct everything, confirm it, or remove it: then we delete it and note that your company must not be added again. If you do nothing, nothing appears${draft.keptUntil ? `, and we delete the details on ${longDay(draft.keptUntil)}` : ""}.`,
    `Where the details come from: ${draft.sources.map(sourceInWords).join("; ")}. We keep them because we have a legitimate interest in a complete directory. You can ask what we keep, have it corrected or deleted, and object at any time. How, and where to complain: ${publicUrl}/privacy`,
  ],
  reason: draft.invitedAt
    ? `You receive this again, because you asked for a new link or your company has a new address. We send no advertising.`
    : `You receive this once, because public data name this address as your company's. We send no advertising.`,
});

const factsOf = ({ name, location, county, postcode, phone, website, email }: Draft) =>
  Object.entries({
    Name: name,
    Place: [location, county, postcode].filter(Boolean).join(", "),
    Phone: phone,
    Website: website,
    Email: email,
  }).flatMap(([label, value]) => (value ? [{ label, text: value }] : []));

const sourceInWords = ({ source, licence, readOn }: Draft["sources"][number]) =>
  `${source} (${licence}), read on ${longDay(readOn)}`;
