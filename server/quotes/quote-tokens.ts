import { createSigner, type SigningSecrets } from "#server/signing.ts";

/** The signature includes the purpose, so a token is valid for one purpose only. */
type Purpose = "receipt" | "confirm" | "view" | "answer" | "review";

const VIEW = "view";

export interface AskedCompany {
  reference: string;
  companyId: number;
}

/**
 * Tokens in links about a quote request. Signatures are stored only within emails that are queued or have failed. So a copy of
 * the database gives access to no other request. The stored request decides when a link expires.
 */
export function quoteTokens(secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  const textOf = (purpose: Purpose, subject: string) => `${purpose} ${subject}`;
  const issue = (reference: string) => `${reference}.${sign(textOf("receipt", reference))}`;
  const read = (token: string) => {
    const [reference = "", receipt = "", confirm, ...rest] = token.split(".");
    const isReceipt = rest.length === 0 && isGenuine(textOf("receipt", reference), receipt);
    const isEmailed = confirm !== undefined && isGenuine(textOf("confirm", reference), confirm);
    return isReceipt && (isEmailed || confirm === undefined) ? { reference, isEmailed } : null;
  };

  return {
    issue,
    /** The second signature proves that the holder can read emails to the customer, so the link confirms the address. */
    issueEmailed: (reference: string): string => `${issue(reference)}.${sign(textOf("confirm", reference))}`,
    open: (token: string): string | null => read(token)?.reference ?? null,
    isEmailed: (token: string): boolean => read(token)?.isEmailed === true,
    /**
     * The holder of this token can read the receipt but change nothing. `VIEW` is no signature, so no other token has this form.
     */
    issueView: (reference: string) => `${reference}.${VIEW}.${sign(textOf("view", reference))}`,
    openView(token: string): string | null {
      const [reference = "", view, signature = "", ...rest] = token.split(".");
      const isView = view === VIEW && rest.length === 0 && isGenuine(textOf("view", reference), signature);
      return isView ? reference : null;
    },
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
