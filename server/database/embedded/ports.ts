import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";

/** The server's ports are below the ephemeral port range, so that no outgoing connection takes the port between two starts. */
const FIRST = 20_000;
const LAST = 29_999;

export const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 2_000 });
    const finish = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
    socket.once("timeout", () => finish(false));
  });

export async function randomFreePort(): Promise<number> {
  const port = randomInt(FIRST, LAST + 1);
  return (await canListen(port)) ? port : randomFreePort();
}
