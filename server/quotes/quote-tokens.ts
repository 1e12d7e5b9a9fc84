import { createHmac, timingSafeEqual } from "node:crypto";

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The access that a token gives. The purpose is signed too, so that a token is valid for one purpose only. */
type Purpose = "receipt" | "confirm" | "answer" | "review";

/** A request, and one of the companies that were asked. */
export interface AskedCompany {
  reference: string;
  companyId: number;
}

/**
 * The tokens in links about a quote request, with an HMAC-SHA256 signature. The signature is stored only within emails that are
 * queued or have failed, so a copy of the database gives access to no other request. Tokens contain no time: whether a link has
 * expired follows from the stored request.
 */
export function quoteTokens(signingSecret: string) {
  const sign = (purpose: Purpose, subject: string) =>
    createHmac("sha256", signingSecret).update(`${purpose} ${subject}`).digest("base64url");
  const issue = (reference: string) => `${reference}.${sign("receipt", reference)}`;
  const issueEmailed = (reference: string) => `${issue(reference)}.${sign("confirm", reference)}`;
  /** Returns true if the token comes from an email to the customer. */
  const isEmailed = (token: string) => isSame(token, issueEmailed(token.split(".")[0] ?? ""));

  return {
    /** Creates the token of the customer's receipt. */
    issue,
    /**
     * Creates the token of the receipt link in the emails to the customer. Its second signature proves that the holder can read
     * these emails, so that the link confirms the address.
     */
    issueEmailed,
    /** Returns the receipt token's reference, or null if a signature is wrong or anything follows. */
    open(token: string): string | null {
      const [reference = ""] = token.split(".");
      return isSame(token, issue(reference)) || isEmailed(token) ? reference : null;
    },
    isEmailed,
    /**
     * A token for one request and one company. `answer` lets the company answer, `review` lets the customer review the company.
     */
    issueFor: (purpose: "answer" | "review", { reference, companyId }: AskedCompany): string =>
      `${reference}.${companyId}.${sign(purpose, `${reference} ${companyId}`)}`,
    /** Returns the request and company of a token, or null if the signature is wrong. */
    openFor(purpose: "answer" | "review", token: string): AskedCompany | null {
      const [reference = "", id = "", signature = "", ...rest] = token.split(".");
      const isGenuine = rest.length === 0 && isSame(signature, sign(purpose, `${reference} ${id}`));
      return isGenuine ? { reference, companyId: Number(id) } : null;
    },
  };
}
