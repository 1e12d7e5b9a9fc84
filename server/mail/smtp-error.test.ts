import { expect, test } from "vitest";
import { explainSmtpError } from "./smtp.ts";

const failure = (error: object) =>
  explainSmtpError(Object.assign(new Error("550 <ann@home.example>"), error));

test.each([
  { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 },
  { code: "EMESSAGE", command: "DATA", responseCode: 554 },
  { code: "EENVELOPE", command: "API" },
])("a refusal of the email or its recipient is permanent: %o", (error) => {
  expect(failure(error).permanent).toBe(true);
});

test.each([
  { code: "ESOCKET", command: "CONN" },
  { code: "EPROTOCOL", command: "CONN", responseCode: 554 },
  { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 },
  { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
  { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 },
  { code: "EMESSAGE", command: "DATA", responseCode: 452 },
])("a failure of connection, login or sender, or a temporary refusal, is not permanent: %o", (error) => {
  expect(failure(error).permanent).toBe(false);
});

test("the sentence for the administrator never contains an address", () => {
  expect(failure({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }).sentence).toBe(
    "The mail server refused the recipient (550)",
  );
  expect(failure({}).sentence).toBe("The mail server could not be reached");
});

const refusal = (response: string) =>
  failure({ code: "EENVELOPE", command: "RCPT TO", responseCode: Number(response.slice(0, 3)), response });

test.each([
  "554 5.7.1 <ann@home.example>: Relay access denied",
  "530 5.7.0 Must issue a STARTTLS command first",
  "553 5.7.1 <no-reply@skips.example>: Sender address rejected: not owned by user skip",
  "550 5.1.8 <no-reply@skips.example>: Sender address rejected: Domain not found",
])("a refusal of ourselves that comes with the recipient is not permanent: %s", (response) => {
  const { permanent, sentence } = refusal(response);
  expect(permanent).toBe(false);
  expect(sentence).toBe(
    `The mail server does not let us send: check SMTP_URL and MAIL_FROM (${response.slice(0, 3)})`,
  );
});

test.each([
  ["550 5.1.1 <ann@home.example>: User unknown", "refused the recipient (550): there is no such mailbox"],
  ["552 5.2.2 <ann@home.example>: Quota exceeded", "refused the recipient (552): the mailbox is full"],
  ["452 4.2.2 <ann@home.example>: Quota", "would not take the recipient yet (452): the mailbox is full"],
  ["554 5.7.1 <ann@home.example>: Recipient address rejected: Unknown user", "refused the recipient (554)"],
  ["450 4.2.0 <ann@home.example>: Greylisted", "would not take the recipient yet (450)"],
  ["451 4.7.1 Greylisting in action", "would not take the recipient yet (451)"],
])("the sentence says what the mail server's code means: %s", (response, sentence) => {
  expect(refusal(response)).toEqual({
    permanent: response.startsWith("5"),
    sentence: `The mail server ${sentence}`,
  });
});

test("a certificate that cannot be verified is named", () => {
  const error = { code: "ESOCKET", command: "CONN", originalCode: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" };
  const sentence = "The mail server's certificate could not be verified";
  expect(failure(error)).toEqual({ permanent: false, sentence });
});
