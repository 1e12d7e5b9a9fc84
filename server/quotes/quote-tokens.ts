import { createSigner, type SigningSecrets } from "#server/signing.ts";

/** The access that a token gives. The purpose is signed too, so that a token is valid for one purpose only. */
type Purpose = "receipt" | "confirm" | "view" | "answer" | "review";

const VIEW = "view";

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
export function quoteTokens(secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  const textOf = (purpose: Purpose, subject: string) => `${purpose} ${subject}`;
  const issue = (reference: string) => `${reference}.${sign(textOf("receipt", reference))}`;
  /** A token whose holder can read the receipt and change nothing. Its second part is no signature of another token. */
  const issueView = (reference: string) => `${reference}.${VIEW}.${sign(textOf("view", reference))}`;
  const openView = (token: string): string | null => {
    const [reference = "", view, signature = "", ...rest] = token.split(".");
    const isView = view === VIEW && rest.length === 0 && isGenuine(textOf("view", reference), signature);
    return isView ? reference : null;
  };
  /** Reads the reference of a genuine receipt token, and whether the token comes from an email to the customer. */
  const read = (token: string) => {
    const [reference = "", receipt = "", confirm, ...rest] = token.split(".");
    const isReceipt = rest.length === 0 && isGenuine(textOf("receipt", reference), receipt);
    const isEmailed = confirm !== undefined && isGenuine(textOf("confirm", reference), confirm);
    return isReceipt && (isEmailed || confirm === undefined) ? { reference, isEmailed } : null;
  };

  return {
    /** Creates the token of the customer's receipt. */
    issue,
    /**
     * Creates the token of the receipt link in the emails to the customer. Its second signature proves that the holder can read
     * these emails, so that the link confirms the address.
     */
    issueEmailed: (reference: string): string => `${issue(reference)}.${sign(textOf("confirm", reference))}`,
    /** Returns the receipt token's reference, or null if a signature is wrong or anything follows. */
    open: (token: string): string | null => read(token)?.reference ?? null,
    issueView,
    /** Returns the reference of a token that can only look, or null. */
    openView,
    /** Returns true if the token comes from an email to the customer. */
    isEmailed: (token: string): boolean => read(token)?.isEmailed === true,
    /**
     * A token for one request and one company. `answer` lets the company answer, `review` lets the customer review the company.
     */
    issueFor: (purpose: "answer" | "review", { reference, companyId }: AskedCompany): string =>
      `${reference}.${companyId}.${sign(textOf(purpose, `${reference} ${companyId}`))}`,
    /** Returns the request and company of a token, or null if the signature is wrong. */
    openFor(purpose: "answer" | "review", token: string): AskedCompany | null {
      const [reference = "", id = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && isGenuine(textOf(purpose, `${reference} ${id}`), signature);
      return isOurs ? { reference, companyId: Number(id) } : null;
    },
  };
}
