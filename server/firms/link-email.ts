import { BRAND } from "#contract/brand.ts";
import { CONFIRM_CLAIM_DAYS, FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

/** Apart from the listed name, the email contains no text that anybody typed. */
export const linkEmailContent = (company: { name: string }, url: string): EmailContent => ({
  subject: `Your page on ${BRAND.name}`,
  preview: `The link works once, within ${FIRM_LINK_HOURS} hours.`,
  heading: `Open the page of ${company.name}`,
  blocks: [
    "Somebody pressed “Is this your company?” on your listing and asked for this link. With it you can correct what the listing says, add prices, answer requests and reply to reviews.",
    { kind: "button", label: "Open your page", url },
    `The link works once, within ${FIRM_LINK_HOURS} hours. Whoever has it can change your listing, so please don't pass it on. If you did not ask for it, you don't need to do anything: nothing changes.`,
  ],
  reason: `You receive this because your company is listed on ${BRAND.name}, a directory of UK skip hire companies, with this address.`,
});

/** Text that the claimant typed is left out, because anybody can type any address. */
export const confirmClaimContent = (company: { name: string }, url: string): EmailContent => ({
  subject: `Is the message about ${company.name} from you?`,
  preview: "Confirm your email address, so that your message keeps its place.",
  heading: "Is this message from you?",
  blocks: [
    `Somebody told us that ${company.name} is their company and gave this email address. If it was you, confirm it. We look at messages with a confirmed address first, and however many others there are, they can't push yours out.`,
    { kind: "button", label: "See and confirm my address", url },
    `The link works for ${CONFIRM_CLAIM_DAYS} days. A person then looks at your message, and we tell you the decision by email.`,
    "Not you? Then do nothing: your address stays unconfirmed, and nothing in the listing changes.",
  ],
  reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a message about a listing. We send no advertising.`,
});

export type PageAct = "opened" | "hidden" | "paused";

const ACT_WORDS: Record<PageAct, { subject: string; text: string }> = {
  opened: {
    subject: "Your page was opened",
    text: "Somebody opened the page of your company with the link that we sent, and can change your listing for the next hours.",
  },
  hidden: {
    subject: "Your listing was hidden",
    text: "Somebody who opened the page of your company has hidden the listing and asked us to delete it. Until we have done that, the page can show it again.",
  },
  paused: {
    subject: "Your pauses were changed",
    text: "Somebody who opened the page of your company has said when you take no requests. The page says from when until when, and can change it.",
  },
};

/** Tells the company about an action on its page, because somebody else may have used its mailbox. The email has no link. */
export const pageActContent = (company: { name: string }, act: PageAct): EmailContent => ({
  subject: `${ACT_WORDS[act].subject}: ${BRAND.name}`,
  preview: "If this was not you, sign out everywhere and write to us.",
  heading: `${ACT_WORDS[act].subject}: ${company.name}`,
  blocks: [
    ACT_WORDS[act].text,
    "You don't need to do anything if this was you. If not, find your company in the directory, press “Is this your company?”, open the link in our email and press “Sign out”: that signs out every device. Then write to us, and change the password of your mailbox.",
  ],
  reason: `You receive this because your company is listed on ${BRAND.name}, a directory of UK skip hire companies, with this address.`,
});
