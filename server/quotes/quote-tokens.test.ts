import { expect, test } from "vitest";
import { quoteTokens } from "./quote-tokens.ts";

const tokens = quoteTokens("signing secret");
const ASKED = { reference: "SF-7K3M-Q9", companyId: 42 };

test("a token is of use for its purpose, its request and its company only", () => {
  const answer = tokens.issueFor("answer", ASKED);
  expect(tokens.openFor("answer", answer)).toEqual(ASKED);
  expect(tokens.openFor("review", answer)).toBeNull();
  expect(tokens.open(answer)).toBeNull();
  expect(tokens.openFor("answer", answer.replace(".42.", ".43."))).toBeNull();
  expect(tokens.openFor("answer", answer.replace("7K3M", "7K3N"))).toBeNull();
  expect(tokens.openFor("answer", `${answer}.x`)).toBeNull();
  expect(tokens.openFor("answer", tokens.issue(ASKED.reference))).toBeNull();
  expect(quoteTokens("another secret").openFor("answer", answer)).toBeNull();
});
