/**
 * In an endless loop, answers problems of hires as the company, or says as the customer that they are not settled. Prints each
 * press before it is sent and after it was accepted. First repeats a press given as an argument, as a browser without an answer
 * does.
 */
import { randomUUID } from "node:crypto";
import { quoteTokens } from "../quote-tokens.ts";
import { TEST_SIGNING_SECRET } from "./examples.ts";
import { openInProcess } from "./open-in-process.ts";

const [databaseUrl = "", smtpUrl = "", by = "", names = "", repeated = ""] = process.argv.slice(2);
const { hires } = openInProcess(databaseUrl, smtpUrl);
const tokens = quoteTokens({ signingSecret: TEST_SIGNING_SECRET });

function send(reference: string, key: string) {
  if (by === "customer")
    return hires.press(
      tokens.issue(reference),
      { press: "problem-end", number: "C1", settled: "no", words: key },
      key,
    );
  const answer = { press: "problem-answer", number: "C1", reply: "offers", words: key } as const;
  return hires.pressOfCompany(tokens.issueFor("answer", { reference, companyId: 1 }), answer, key);
}

const press = async (reference: string, key: string) => {
  process.stdout.write(`sent ${reference} ${key}\n`);
  const pressed = await send(reference, key);
  if (!("refused" in pressed)) process.stdout.write(`accepted ${reference} ${key}\n`);
};

const [reference, key] = repeated.split(" ");
if (reference && key) await press(reference, key);
const references = names.split(",");
for (let at = 0; ; at = (at + 1) % references.length) await press(references[at] ?? "", randomUUID());
