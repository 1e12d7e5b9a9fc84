import { createHmac, timingSafeEqual } from "node:crypto";

const ID = /^[1-9]\d{0,14}$/;

/**
 * The tokens in links with which authors confirm, edit or withdraw their review. They are signed. The database contains them
 * only within emails that are queued or have failed. A copy of the database therefore opens no other review.
 */
export function reviewTokens(signingSecret: string) {
  const sign = (id: string) => createHmac("sha256", signingSecret).update(`my-review ${id}`).digest();
  return {
    issue: (reviewId: number): string => `${reviewId}.${sign(String(reviewId)).toString("base64url")}`,
    /** Returns the review's id, or null if the signature is wrong. */
    open(token: string): number | null {
      const [id = "", signature = "", ...rest] = token.split(".");
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(id).toString("base64url"))];
      const isGenuine = given.length === right.length && timingSafeEqual(given, right);
      return rest.length === 0 && ID.test(id) && isGenuine ? Number(id) : null;
    },
  };
}
