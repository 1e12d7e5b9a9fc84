import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** What goes wrong with one connection after the other. */
export const MAIL_FAULTS = ["drops at once", "drops amid the letter", 421, 451, 452, "silent"] as const;
type Fault = (typeof MAIL_FAULTS)[number];

export interface FaultyMailServer {
  /** How often each fault was met. */
  met: Map<Fault, number>;
  stop(): Promise<void>;
}

/** A mail server that takes nothing yet. */
export async function startFaultyMailServer(port: number): Promise<FaultyMailServer> {
  const met = new Map<Fault, number>();
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    const fault = MAIL_FAULTS[connections % MAIL_FAULTS.length] ?? 421;
    connections += 1;
    fail(socket, fault, (one) => met.set(one, (met.get(one) ?? 0) + 1));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    met,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function fail(socket: Socket, fault: Fault, note: (fault: Fault) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const failNow = () => {
    note(fault);
    if (typeof fault === "number") say(`${fault} not now`);
    else if (fault !== "silent") socket.destroy();
  };
  if (fault === "drops at once" || fault === 421 || fault === "silent") {
    failNow();
    return;
  }
  say("220 ready");
  createInterface({ input: socket }).on("line", (line) => {
    if (/^RCPT/i.test(line) && fault === 451) failNow();
    else if (/^DATA/i.test(line)) say("354 go on");
    else if (/^Subject:/i.test(line) && fault === "drops amid the letter") failNow();
    else if (line === "." && fault === 452) failNow();
    else if (/^(EHLO|MAIL|RCPT|RSET)/i.test(line)) say("250 ok");
    else if (/^QUIT/i.test(line)) socket.end();
  });
}
