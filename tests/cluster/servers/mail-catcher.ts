import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailCatcher {
  url: string;
  /** How often each e-mail came, by what its Message-ID names: the delivery. */
  taken: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** A real SMTP server that takes every e-mail and remembers which it had already. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    async onData(stream, _session, done) {
      const chunks = await stream.toArray().catch(() => null);
      const id = chunks && /^message-id: *<([0-9a-f-]{36})@/im.exec(chunks.join(""))?.[1];
      if (!id) return done(new Error("No whole e-mail"));
      taken.set(id, (taken.get(id) ?? 0) + 1);
      done();
    },
  });
  // Senders that are killed are what this is about.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise((closed) => void server.close(() => closed())),
  };
}
