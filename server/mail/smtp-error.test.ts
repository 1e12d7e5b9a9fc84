import { expect, test } from "vitest";
import { explainSmtpError } from "./smtp-error.ts";

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
