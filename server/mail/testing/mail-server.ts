import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail } from "./received-mail.ts";

export interface MailServer {
  url: string;
  port: number;
  /** Every e-mail that came in, also one this server never answered. */
  offered: ReceivedMail[];
  /** What it took. */
  received: ReceivedMail[];
  stop(): Promise<void>;
}

export interface Behaviour {
  /** The port of one that was stopped. */
  port?: number;
  /** The code to answer to a recipient with; none accepts it. */
  refuse?: (address: string) => number | undefined;
  /** Where it falls silent. */
  hangAt?: "greeting" | "recipient" | "data";
}

/** A real SMTP server on loopback. */
export async function startMailServer({ port = 0, refuse, hangAt }: Behaviour = {}): Promise<MailServer> {
  const offered: ReceivedMail[] = [];
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onConnect: (_session, done) => (hangAt === "greeting" ? undefined : done()),
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address);
      if (hangAt === "recipient") return;
      done(responseCode ? Object.assign(new Error(`No ${address} here`), { responseCode }) : null);
    },
    async onData(stream, { envelope }, done) {
      const chunks = await stream.toArray().catch(() => null);
      if (!chunks) return;
      const mail = readMail(chunks.join(""), envelope);
      offered.push(mail);
      if (hangAt === "data") return;
      received.push(mail);
      done();
    },
  });
  // Clients that are cut off are what these tests are about.
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
