interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

export interface Failure {
  /** True if another attempt would fail too. */
  permanent: boolean;
  /** A sentence for the administrator. It never quotes the mail server, whose replies contain addresses. */
  sentence: string;
}

const SENTENCES: Record<string, string> = {
  EAUTH: "The mail server refused our user name or password",
  ENOAUTH: "The mail server asks for a user name and password",
  ETIMEDOUT: "The mail server did not answer in time",
  EABORT: "The mail server did not answer in time",
  ETLS: "No secure connection to the mail server could be made",
  EDNS: "The name of the mail server could not be found",
  EPROTOCOL: "The mail server gave an answer that makes no sense",
};

/** True if the server refused this email or its recipient, not the connection, login or sender. */
const isAboutEmail = (command: unknown) => command === "RCPT TO" || command === "DATA";

/** Explains a failed attempt and says whether to retry. */
export function explainSmtpError(error: unknown): Failure {
  const { code, command, responseCode } = (error ?? {}) as SmtpError;
  if (typeof responseCode === "number" && isAboutEmail(command)) {
    const whom = command === "RCPT TO" ? "the recipient" : "the email";
    const permanent = responseCode >= 500;
    const verb = permanent ? "refused" : "would not take";
    const ending = permanent ? "" : " yet";
    return { permanent, sentence: `The mail server ${verb} ${whom}${ending} (${responseCode})` };
  }
  // nodemailer rejected the address before it contacted the server.
  if (code === "EENVELOPE" && responseCode === undefined) {
    return { permanent: true, sentence: "The address cannot be written to" };
  }
  const known = typeof code === "string" ? SENTENCES[code] : undefined;
  const detail = typeof responseCode === "number" ? ` (${responseCode})` : "";
  return { permanent: false, sentence: `${known ?? "The mail server could not be reached"}${detail}` };
}
