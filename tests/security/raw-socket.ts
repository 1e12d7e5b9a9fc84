import { connect, type Socket } from "node:net";
import { inject } from "vitest";

/** A response counts as complete when the server has sent nothing for this time. */
const IDLE_MS = 400;
const TIMEOUT_MS = 30_000;

/** Collects bytes until the server closes the connection, or has sent nothing for `IDLE_MS` after the last bytes. */
function collect(socket: Socket, received: Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let idle: NodeJS.Timeout | undefined;
    const timeout = setTimeout(() => reject(new Error("No response at all")), TIMEOUT_MS);
    const end = () => {
      clearTimeout(timeout);
      clearTimeout(idle);
      socket.destroy();
      resolve();
    };
    socket.on("data", (bytes) => {
      received.push(bytes);
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MS);
    });
    socket.once("close", end).on("error", end);
  });
}

/** Writes exactly these bytes to the product and returns everything it sends back. */
export async function sendRaw(...pieces: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(inject("port"), "127.0.0.1");
  const received: Buffer[] = [];
  const collected = collect(socket, received);
  for (const piece of pieces) socket.write(piece);
  await collected;
  return Buffer.concat(received).toString("latin1");
}

/** Returns the status codes of all responses in the received text. */
export const statuses = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Joins lines to the head of a request. */
export const requestHead = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;
