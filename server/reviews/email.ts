import { BRAND } from "#contract/brand.ts";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

interface ReviewEmailDetails {
  company: string;
  reviewUrl: string;
}

/**
 * Asks a review's author to confirm the address. Text that the author typed is left out, because anybody can type any address.
 */
export const reviewEmailContent = ({ company, reviewUrl }: ReviewEmailDetails): EmailContent => ({
  subject: `Is the review of ${company} yours?`,
  preview: "Confirm your email address, and your review says so.",
  heading: "Did you write this review?",
  blocks: [
    {
      kind: "text",
      text: `Somebody reviewed ${company} and gave this email address. If it was you, confirm it: your review is then labelled “Email confirmed”. With the same link you can change your review or take it back.`,
    },
    { kind: "button", label: "See and confirm my review", url: reviewUrl },
    {
      kind: "text",
      text: `Your address is never shown and never given to the company. Keep the link to yourself: it belongs to this review.`,
    },
    {
      kind: "text",
      text: `Not you? Then do nothing: the review stays “Not checked”. Either way we delete the address, at the latest in ${CONFIRM_REVIEW_DAYS} days.`,
    },
  ],
  reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a review. We send no advertising.`,
});
