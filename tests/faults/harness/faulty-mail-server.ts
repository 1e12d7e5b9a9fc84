import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Faults of the server. Each connection gets the next fault. Numbers are SMTP reply codes. */
export const MAIL_FAULTS = ["drops at once", "drops during the data", 421, 451, 452, "silent"] as const;
type Fault = (typeof MAIL_FAULTS)[number];

interface FaultyMailServer {
  /** Number of occurrences of each fault. */
  occurred: Map<Fault, number>;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts no email. */
export async function startFaultyMailServer(port: number): Promise<FaultyMailServer> {
  const occurred = new Map<Fault, number>();
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    const fault = MAIL_FAULTS[connections % MAIL_FAULTS.length] ?? 421;
    connections += 1;
    failConnection(socket, fault, () => occurred.set(fault, (occurred.get(fault) ?? 0) + 1));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    occurred,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function failConnection(socket: Socket, fault: Fault, onFault: () => void): void {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const failNow = () => {
    onFault();
    if (typeof fault === "number") reply(`${fault} not now`);
    else if (fault !== "silent") socket.destroy();
  };
  if (fault === "drops at once" || fault === 421 || fault === "silent") {
    failNow();
    return;
  }
  reply("220 ready");
  createInterface({ input: socket }).on("line", (line) => {
    if (/^RCPT/i.test(line) && fault === 451) failNow();
    else if (/^DATA/i.test(line)) reply("354 go on");
    else if (/^Subject:/i.test(line) && fault === "drops during the data") failNow();
    else if (line === "." && fault === 452) failNow();
    else if (/^(EHLO|MAIL|RCPT|RSET)/i.test(line)) reply("250 ok");
    else if (/^QUIT/i.test(line)) socket.end();
  });
}
