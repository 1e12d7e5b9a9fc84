/** Submits and answers requests in an endless loop and prints the total of each accepted offer. All totals differ. */
import { offerBody } from "#contract/answers/answers.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_QUOTE, OFFER, TEST_SIGNING_SECRET } from "./examples.ts";
import { openInProcess, submitWithoutEnd } from "./open-in-process.ts";

const [databaseUrl = "", smtpUrl = "", firstPrice = "0"] = process.argv.slice(2);
const quotes = openInProcess(databaseUrl, smtpUrl);
const tokens = quoteTokens({ signingSecret: TEST_SIGNING_SECRET });

let price = Number(firstPrice);
for await (const reference of submitWithoutEnd(quotes, DIRECTORY_QUOTE)) {
  for (const { id } of DIRECTORY_QUOTE.companies) {
    price += 1;
    const lines = [{ kind: "hire", price: price.toFixed(2) }];
    const token = tokens.issueFor("answer", { reference, companyId: id });
    const sent = await quotes.answers.offer(token, offerBody.parse({ ...OFFER, lines }), null);
    if (!("refused" in sent)) process.stdout.write(`${sent.total}\n`);
  }
}
