import { createTransport } from "nodemailer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";

interface Message {
  /** Part of the Message-ID, so that every attempt has the same Message-ID. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export type SendEmail = (message: Message, signal: AbortSignal) => Promise<void>;

/** The limit for a whole attempt. A server that replies very slowly never exceeds the limits of the single steps. */
const ATTEMPT_MS = 40_000;
const CONNECT_MS = 10_000;
const SOCKET_IDLE_MS = 20_000;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const addressOf = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

export function createSendEmail({
  smtpUrl,
  from,
  contact,
  attemptMs = ATTEMPT_MS,
}: {
  smtpUrl: string;
  from: string;
  /** Gets the replies to emails without a `replyTo`. Nobody reads what arrives at `from`. */
  contact: string;
  attemptMs?: number | undefined;
}): SendEmail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_IDLE_MS,
    // A local relay often has a self-signed certificate, and loopback traffic cannot be intercepted.
    ignoreTLS: LOOPBACK.test(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = addressOf(from).split("@").at(-1);

  return async ({ id, to, replyTo, subject, html, text }, signal) => {
    await transport.sendMail({
      from,
      // nodemailer does not parse an object as a list of addresses.
      to: { name: "", address: addressOf(to) },
      replyTo: { name: "", address: replyTo ?? contact },
      subject,
      html,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
    });
  };
}

/** `originalCode` is the code of the socket's error, which nodemailer replaces with its own `code`. */
type SmtpError = SMTPConnection.SMTPError & { originalCode?: unknown };

export interface SmtpFailure {
  permanent: boolean;
  /** Never quotes the mail server, whose replies contain addresses. */
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

/** Meanings of enhanced status codes (RFC 3463) without the first digit, which only says whether the failure is permanent. */
const REASONS: Record<string, string> = {
  "1.1": "there is no such mailbox",
  "1.2": "its domain takes no emails",
  "1.10": "its domain takes no emails",
  "2.1": "the mailbox is switched off",
  "2.2": "the mailbox is full",
};

/** Status codes without their first digit. They mean that the address does not work at all. */
const DEAD_ADDRESS = ["1.1", "1.2", "1.10", "2.1"];

export function explainReturn(status: string): string {
  const detail = status.slice(status.indexOf(".") + 1);
  return `${DEAD_ADDRESS.includes(detail) ? "The address is dead" : "The email came back"} (${status})${reasonOf(detail)}`;
}

const reasonOf = (detail: string): string => (REASONS[detail] ? `: ${REASONS[detail]}` : "");

const detailOf = (response = ""): string => /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";

/**
 * True if a permanent refusal after `RCPT TO` is about us: our right to send (7.*) or our sender (1.7, 1.8). Postfix refuses a
 * sender only after the first recipient (`smtpd_delay_reject`). It also gives 5.7.1 for a recipient that its operator refuses,
 * with "recipient address rejected". A temporary refusal may be greylisting.
 */
const isAboutSender = ({ command, response = "" }: SmtpError, responseCode: number): boolean =>
  command === "RCPT TO" &&
  responseCode >= 500 &&
  /^(7\.|1\.[78]$)/.test(detailOf(response)) &&
  !/recipient address rejected/i.test(response);

const temporary = (sentence: string): SmtpFailure => ({ permanent: false, sentence });

export function explainSmtpError(error: unknown): SmtpFailure {
  const refusal = (error ?? {}) as SmtpError;
  const { code = "", command, responseCode, response, originalCode } = refusal;
  // The server refused the email for its text, recipient or sender.
  if (responseCode !== undefined && (command === "RCPT TO" || command === "DATA")) {
    if (isAboutSender(refusal, responseCode))
      return temporary(
        `The mail server does not let us send: check SMTP_URL and MAIL_FROM (${responseCode})`,
      );
    const whom = command === "RCPT TO" ? "the recipient" : "the email";
    const permanent = responseCode >= 500;
    const said = permanent ? `refused ${whom}` : `would not take ${whom} yet`;
    return {
      permanent,
      sentence: `The mail server ${said} (${responseCode})${reasonOf(detailOf(response))}`,
    };
  }
  // nodemailer rejected the address before it contacted the server.
  if (code === "EENVELOPE" && responseCode === undefined)
    return { permanent: true, sentence: "The address cannot be written to" };
  if (/CERT|VERIFY_LEAF_SIGNATURE/.test(String(originalCode)))
    return temporary("The mail server's certificate could not be verified");
  const detail = responseCode === undefined ? "" : ` (${responseCode})`;
  return temporary(`${SENTENCES[code] ?? "The mail server could not be reached"}${detail}`);
}
