import { expect, test } from "vitest";
import { explainSmtpError } from "./smtp-error.ts";

const failure = (error: object) =>
  explainSmtpError(Object.assign(new Error("550 <ann@home.example>"), error));

test.each([
  { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 },
  { code: "EMESSAGE", command: "DATA", responseCode: 554 },
  { code: "EENVELOPE", command: "API" },
])("a refusal of this e-mail or its recipient is final: %o", (error) => {
  expect(failure(error).permanent).toBe(true);
});

test.each([
  { code: "ESOCKET", command: "CONN" },
  { code: "EPROTOCOL", command: "CONN", responseCode: 554 },
  { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 },
  { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
  { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 },
  { code: "EMESSAGE", command: "DATA", responseCode: 452 },
])("trouble with the connection, the login, the sender or the moment is not: %o", (error) => {
  expect(failure(error).permanent).toBe(false);
});

test("what the administrator reads never repeats an address", () => {
  expect(failure({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }).sentence).toBe(
    "The mail server refused the recipient (550)",
  );
  expect(failure({}).sentence).toBe("The mail server could not be reached");
});
