import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { parseEmail, type ReceivedEmail } from "./received-email.ts";

export interface MailCatcher {
  url: string;
  port: number;
  /** Emails whose data arrived, also those that the server did not acknowledge. */
  offered: ReceivedEmail[];
  /** Emails that the server acknowledged. */
  received: ReceivedEmail[];
  stop(): Promise<void>;
}

export interface MailCatcherOptions {
  /** By default any free port. */
  port?: number;
  /** The SMTP reply code that refuses a recipient; undefined accepts it. */
  refuse?: (address: string) => number | undefined;
  /** What the server waits for before it replies to a recipient. */
  before?: () => Promise<void>;
  /** The step at which the server stops replying: it sends no greeting, or no reply to a recipient or to the data. */
  hangAt?: "greeting" | "recipient" | "data";
}

/** An SMTP server on loopback that keeps every email in memory. */
export async function startMailCatcher({
  port = 0,
  refuse,
  before = async () => {},
  hangAt,
}: MailCatcherOptions = {}): Promise<MailCatcher> {
  const offered: ReceivedEmail[] = [];
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onConnect: (_session, done) => (hangAt === "greeting" ? undefined : done()),
    async onRcptTo({ address }, _session, done) {
      await before();
      const responseCode = refuse?.(address);
      if (hangAt === "recipient") return;
      done(responseCode ? Object.assign(new Error(`No ${address} here`), { responseCode }) : null);
    },
    async onData(stream, { envelope }, done) {
      const chunks = await stream.toArray().catch(() => null);
      if (!chunks) return;
      const email = parseEmail(chunks.join(""), envelope);
      offered.push(email);
      if (hangAt === "data") return;
      received.push(email);
      done();
    },
  });
  // Some tests kill the sender during a connection, which causes error events.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    offered,
    received,
    stop: () => new Promise((closed) => void server.close(() => closed())),
  };
}
