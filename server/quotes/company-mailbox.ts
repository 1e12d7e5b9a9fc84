import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { QuotesDeps } from "./deps.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { presentAddress } from "./recipients.ts";
import type { QuoteRow } from "./store.ts";

interface CompanyMailbox {
  /** The company's email address in the directory if it has one, else the one to which the request was sent. */
  to: string;
  /** The link to answer, if it is the mailbox to which the request went; otherwise the company's own page. */
  url: string;
}

/** Where to write to an asked company. A link is worth no more than its mailbox. Undefined if there is no address. */
export async function companyMailbox(
  { mail, companies, config }: QuotesDeps,
  tx: Transaction,
  { id, reference }: Pick<QuoteRow, "id" | "reference">,
  companyId: number,
): Promise<CompanyMailbox | undefined> {
  const deliveries = await mail.deliveriesOf([id], tx);
  const request = deliveries.find((row) => row.kind === "company" && row.companyId === companyId);
  const to = presentAddress(companyId, companies.find) ?? request?.recipient;
  if (!to) return undefined;
  const isSameMailbox = request && mailboxKey(request.recipient) === mailboxKey(to);
  const answer = `/answer/${quoteTokens(config).issueFor("answer", { reference, companyId })}`;
  return { to, url: `${config.publicUrl}${isSameMailbox ? answer : "/firm/requests"}` };
}
