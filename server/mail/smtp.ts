import { createTransport } from "nodemailer";

interface Message {
  /** Part of the Message-ID, so that every attempt has the same Message-ID. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Sends one email. Resolves when the mail server has accepted it. */
export type SendEmail = (message: Message, signal: AbortSignal) => Promise<void>;

/** Limit for a whole attempt: a server that replies very slowly never exceeds the limits of the single steps. */
const ATTEMPT_MS = 40_000;
const CONNECT_MS = 10_000;
const SOCKET_IDLE_MS = 20_000;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Extracts the address from "Name <address>". */
const addressOf = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/** Creates a function that sends through the server at `smtpUrl` with the sender `from`. */
export function createSendEmail({
  smtpUrl,
  from,
  attemptMs = ATTEMPT_MS,
}: {
  smtpUrl: string;
  from: string;
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
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      html,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
    });
  };
}
