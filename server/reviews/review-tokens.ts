import { createSigner, type SigningSecrets } from "#server/signing.ts";

const ID = /^[1-9]\d{0,14}$/;

/**
 * The tokens in links with which authors confirm, edit or withdraw their review. They are signed. The database contains them
 * only within emails that are queued or have failed. A copy of the database therefore opens no other review.
 */
export function reviewTokens(secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  return {
    issue: (reviewId: number): string => `${reviewId}.${sign(`my-review ${reviewId}`)}`,
    /** Returns the review's id, or null if the signature is wrong. */
    open(token: string): number | null {
      const [id = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && ID.test(id) && isGenuine(`my-review ${id}`, signature);
      return isOurs ? Number(id) : null;
    },
  };
}
