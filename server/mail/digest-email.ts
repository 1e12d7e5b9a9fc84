import { BRAND } from "#contract/brand.ts";
import type { Block, EmailContent } from "./email-content.ts";

/**
 * Maximum number of emails in one digest, which keeps it below the size limits of mail servers. Other emails go into further
 * digests.
 */
export const MAX_IN_DIGEST = 50;

/**
 * The blocks that show one email in a digest. Texts and lists are left out: texts that ask the company to reply would be wrong,
 * because a digest is about many customers.
 */
const entry = ({ subject, blocks }: EmailContent): Block[] => [
  { kind: "text", text: subject },
  ...blocks.filter(({ kind }) => kind === "facts" || kind === "typed" || kind === "button"),
];

/** The content of a digest, which combines several emails to one company. */
export function digestContent(emails: EmailContent[]): EmailContent {
  const heading = emails.length === 1 ? "One more quote request" : `${emails.length} more quote requests`;
  return {
    subject: `${BRAND.name}: ${heading.toLowerCase()}`,
    preview: "You had so many emails from us yesterday that these came together.",
    heading,
    blocks: [
      {
        kind: "text",
        text: "You had so many emails from us yesterday that these came together. To answer a customer, follow the link below the request, or write to the email address or call the number in it.",
      },
      ...emails.flatMap(entry),
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your company is listed there with this address; to change that, write to us at the address beside our name.`,
  };
}

/**
 * The content of a digest to the administrator: how many requests came, and links to the lists that have them. It repeats
 * nothing that anybody typed.
 */
export function administratorDigestContent(emails: EmailContent[]): EmailContent {
  const heading = emails.length === 1 ? "1 more request" : `${emails.length} more requests`;
  const buttons = emails.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "button"));
  return {
    subject: `${BRAND.name}: ${heading}`,
    preview: "So many came within an hour that these are only counted.",
    heading,
    blocks: [
      {
        kind: "text",
        text: "So many requests came within an hour that we count these instead of sending an email about each. Nothing is lost: the dashboard shows them all.",
      },
      ...new Map(buttons.map((button) => [button.url, button])).values(),
    ],
    reason: "You receive this because this address is set as ADMIN_EMAIL.",
  };
}
