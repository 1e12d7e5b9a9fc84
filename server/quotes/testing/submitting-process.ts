/** Submits requests in an endless loop and prints the reference of each accepted one. */
import { DIRECTORY_QUOTE } from "./examples.ts";
import { openInProcess, submitWithoutEnd } from "./open-in-process.ts";

const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
const quotes = openInProcess(databaseUrl, smtpUrl);
for await (const reference of submitWithoutEnd(quotes, DIRECTORY_QUOTE))
  process.stdout.write(`${reference}\n`);
