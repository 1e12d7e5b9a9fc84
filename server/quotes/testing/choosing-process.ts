/** Submits requests in an endless loop, chooses a company in each and prints the reference of each accepted choice. */
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_QUOTE, TEST_SIGNING_SECRET } from "./examples.ts";
import { openInProcess, submitWithoutEnd } from "./open-in-process.ts";

const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
const quotes = openInProcess(databaseUrl, smtpUrl);
const tokens = quoteTokens({ signingSecret: TEST_SIGNING_SECRET });

for await (const reference of submitWithoutEnd(quotes, DIRECTORY_QUOTE)) {
  const chosen = await quotes.choose(tokens.issue(reference), { companyId: 1, version: null });
  if (!("refused" in chosen)) process.stdout.write(`${reference}\n`);
  // Runs at the same time as the next request, so that the process can be killed at any stage of telling the companies.
  void quotes.followUp();
}
