import { createTransport } from "nodemailer";

export interface Message {
  /** Part of the Message-ID, so that a second attempt is the same e-mail. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

/** Hands one e-mail to the mail server; resolves when the server has taken it. */
export type Send = (message: Message, signal: AbortSignal) => Promise<void>;

/** For the whole of one attempt. Each step has its own limit; this one ends a server that answers drop by drop. */
const ATTEMPT_MS = 40_000;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** The address alone of "Name <address>". */
const addressOf = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/** Sends through the server at `smtpUrl`, as `from`. */
export function createSend({
  smtpUrl,
  from,
  attemptMs = ATTEMPT_MS,
}: {
  smtpUrl: string;
  from: string;
  attemptMs?: number | undefined;
}): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A relay on this machine often has a certificate for no name at all, and nobody can listen in between.
    ignoreTLS: LOOPBACK.test(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = addressOf(from).split("@").at(-1);

  return async ({ id, to, replyTo, subject, html, text }, signal) => {
    await transport.sendMail({
      from,
      // As objects, addresses are never read as lists.
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
