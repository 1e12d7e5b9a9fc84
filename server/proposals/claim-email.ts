import { BRAND } from "#contract/brand.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

/** Tells a claimant that the claim was refused. The administrator can add a reason. */
export const refusedClaimContent = (company: { name: string }, reason: string | null): EmailContent => ({
  subject: `Your message about ${company.name}`,
  preview: "We could not confirm that the firm is yours.",
  heading: "We could not confirm that the firm is yours",
  blocks: [
    {
      kind: "text",
      text: `You told us that ${company.name} is your firm. We have looked at it and could not confirm that, so nothing in the listing has changed.`,
    },
    ...(reason ? [{ kind: "text" as const, text: reason }] : []),
    {
      kind: "text",
      text: "If you have something else that shows it, please reply to this email or send the form on the firm's page again. We have deleted the details you sent.",
    },
  ],
  reason: `You receive this because you told ${BRAND.name}, a directory of UK skip hire companies, that a firm is yours.`,
});
