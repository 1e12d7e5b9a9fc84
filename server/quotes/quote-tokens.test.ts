import { expect, test } from "vitest";
import { idTokens, type SigningSecrets } from "#server/signing.ts";
import { quoteTokens } from "./quote-tokens.ts";

const SECRETS: SigningSecrets = { signingSecret: "signing secret" };
const tokens = quoteTokens(SECRETS);
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
});

test("only both genuine signatures make a receipt token one of our emails", () => {
  const [receipt, emailed] = [tokens.issue(ASKED.reference), tokens.issueEmailed(ASKED.reference)];
  expect([tokens.isEmailed(receipt), tokens.isEmailed(emailed)]).toEqual([false, true]);
  for (const wrong of ["", "SF-7K3M-Q9", `${receipt}.`, `${receipt}.x`, `${emailed}.`, `${emailed}.x`])
    expect([tokens.open(wrong), tokens.isEmailed(wrong)]).toEqual([null, false]);
});

type Open = (secrets: SigningSecrets, token: string) => unknown;

/** Every kind of signed link: its token, what opens it, and what that returns. */
const LINKS: [string, (secrets: SigningSecrets) => string, Open, unknown][] = [
  ["receipt", (s) => quoteTokens(s).issue("SF-1"), (s, token) => quoteTokens(s).open(token), "SF-1"],
  ["emailed receipt", (s) => quoteTokens(s).issueEmailed("SF-1"), (s, t) => quoteTokens(s).open(t), "SF-1"],
  [
    "confirmation",
    (s) => quoteTokens(s).issueEmailed("SF-1"),
    (s, t) => quoteTokens(s).isEmailed(t) || null,
    true,
  ],
  [
    "answer",
    (s) => quoteTokens(s).issueFor("answer", ASKED),
    (s, t) => quoteTokens(s).openFor("answer", t),
    ASKED,
  ],
  [
    "review",
    (s) => quoteTokens(s).issueFor("review", ASKED),
    (s, t) => quoteTokens(s).openFor("review", t),
    ASKED,
  ],
  ["own review", (s) => idTokens("my-review", s).issue(42), (s, t) => idTokens("my-review", s).open(t), 42],
  ["claim", (s) => idTokens("claim", s).issue(42), (s, t) => idTokens("claim", s).open(t), 42],
];

/** The links that do not open the customer's own receipt. */
const OTHER_LINKS = LINKS.filter(([name]) => !/receipt|confirmation/.test(name));

test.each(OTHER_LINKS)("the token of a link for the purpose %s opens nothing else", (name, issue) => {
  const opened = LINKS.filter(([, , open]) => open(SECRETS, issue(SECRETS)) !== null);
  expect(opened.map(([each]) => each)).toEqual([name]);
});

test.each(LINKS)(
  "the link of kind %s works with the present and the former secret only",
  (_kind, issue, open, content) => {
    const changed: SigningSecrets = {
      signingSecret: "new secret",
      formerSigningSecret: SECRETS.signingSecret,
    };
    expect(open(SECRETS, issue(SECRETS))).toEqual(content);
    expect(open(changed, issue(SECRETS))).toEqual(content);
    expect(open({ signingSecret: "new secret" }, issue(changed))).toEqual(content);
    expect(open({ signingSecret: "new secret" }, issue(SECRETS))).toBeNull();
    expect(open({ ...changed, formerSigningSecret: "another" }, issue(SECRETS))).toBeNull();
  },
);
