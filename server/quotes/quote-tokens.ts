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
  const read = (token: string) => {
    const [reference = "", receipt = "", confirm, ...rest] = token.split(".");
    const isReceipt = rest.length === 0 && isGenuine(textOf("receipt", reference), receipt);
    const isEmailed = confirm !== undefined && isGenuine(textOf("confirm", reference), confirm);
    return isReceipt && (isEmailed || confirm === undefined) ? { reference, isEmailed } : null;
  };

  return {
    issue,
    /** Its second signature proves that the holder can read these emails, so that the link confirms the address. */
    issueEmailed: (reference: string): string => `${issue(reference)}.${sign(textOf("confirm", reference))}`,
    open: (token: string): string | null => read(token)?.reference ?? null,
    issueView,
    openView,
    isEmailed: (token: string): boolean => read(token)?.isEmailed === true,
    /** `answer` lets the company answer, `review` lets the customer review the company. */
    issueFor: (purpose: "answer" | "review", { reference, companyId }: AskedCompany): string =>
      `${reference}.${companyId}.${sign(textOf(purpose, `${reference} ${companyId}`))}`,
    openFor(purpose: "answer" | "review", token: string): AskedCompany | null {
      const [reference = "", id = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && isGenuine(textOf(purpose, `${reference} ${id}`), signature);
      return isOurs ? { reference, companyId: Number(id) } : null;
    },
  };
}
