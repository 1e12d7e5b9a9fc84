/** A process that chooses a company in request after request and prints the reference of each accepted choice. */
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_REQUEST, SIGNING_SECRET } from "./examples.ts";
import { openInProcess, submitWithoutEnd } from "./open-in-process.ts";

const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
const quotes = openInProcess(databaseUrl, smtpUrl);
const tokens = quoteTokens(SIGNING_SECRET);

for await (const reference of submitWithoutEnd(quotes, DIRECTORY_REQUEST)) {
  const chosen = await quotes.choose(tokens.issue(reference), 1);
  if (chosen && "receipt" in chosen) process.stdout.write(`${reference}\n`);
  // At the same time as the next request, so that it is killed at any stage of telling.
  void quotes.followUp();
}
