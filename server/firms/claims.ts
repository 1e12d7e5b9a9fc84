import type { ClaimDetails, Correction } from "#contract/firms/firms.ts";
import { scaleLimit, VERIFICATIONS_A_DAY } from "#contract/limits.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Mail } from "#server/mail/mail.ts";
import { idTokens, type SigningSecrets } from "#server/signing.ts";
import { claimsOfLink, confirmClaim, keepProposal } from "./claim-store.ts";
import { confirmClaimContent } from "./link-email.ts";
import { findListing, lockListing } from "./store.ts";

interface ClaimsDeps {
  database: Database;
  mail: Pick<Mail, "transaction" | "enqueue" | "testMode">;
  config: SigningSecrets & { publicUrl: string; rateLimitFactor: number };
}

/** Any number of claims is accepted. `limitWaiting` decides which of them wait for the administrator. */
export function createClaims({ database, mail, config }: ClaimsDeps) {
  const tokens = idTokens("claim", config);
  const maxPerDay = scaleLimit(VERIFICATIONS_A_DAY, config.rateLimitFactor);

  const sendLink = async (tx: Transaction, claim: { id: number; companyId: number; to: string }) => {
    const company = await findListing(tx, claim.companyId);
    if (!company) return false;
    const { to, companyId } = claim;
    const url = `${config.publicUrl}/confirm-claim/${tokens.issue(claim.id)}`;
    const content = confirmClaimContent(company, url);
    const email = { kind: "claim-confirmation", to, companyId, content, maxPerDay } as const;
    return (await mail.enqueue(tx, [email])) > 0;
  };

  return {
    /** False without a mail server, above the mailbox's daily limit, and for an unknown company. */
    proposeClaim: (companyId: number, details: ClaimDetails, network: string | null): Promise<boolean> =>
      mail.transaction(async (tx) => {
        const { name, email, phone, proof } = details;
        // The lock makes concurrent proposals run one after the other, so that each counts all earlier proposals.
        await lockListing(tx, companyId);
        const claim = { companyId, kind: "claim", name, email, phone, suggestion: proof, network } as const;
        const id = await keepProposal(tx, claim);
        return !mail.testMode && sendLink(tx, { id, companyId, to: email });
      }),
    proposeCorrection: (companyId: number, correction: Correction, network: string | null): Promise<void> =>
      database.transaction(async (tx) => {
        const { field, suggestion, source = null, email = null } = correction;
        await lockListing(tx, companyId);
        await keepProposal(tx, { companyId, kind: "correction", field, suggestion, source, email, network });
      }),
    /**
     * The newest claim that a link confirms. Null if the link is invalid or expired, or if its claim was decided. Changes
     * nothing.
     */
    async claimOfLink(token: string) {
      const id = tokens.open(token);
      const [newest] = id === null ? [] : await claimsOfLink(database, id);
      if (!newest) return null;
      const { createdAt, confirmedAt } = newest.claim;
      return { companyName: newest.companyName, sentAt: createdAt, isConfirmed: confirmedAt !== null };
    },
    async confirmClaim(token: string): Promise<boolean> {
      const id = tokens.open(token);
      return id !== null && database.transaction((tx) => confirmClaim(tx, id));
    },
  };
}
