import { connect, type Socket } from "node:net";
import { inject } from "vitest";

/** As long as the server keeps a connection that says nothing, and some. */
const SILENCE_MS = 400;
const HANGS_AFTER_MS = 30_000;

/** Whether everything that was asked for may have come: the server closed, or has said nothing for a while. */
function settled(socket: Socket, said: Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let quiet: NodeJS.Timeout | undefined;
    const hangs = setTimeout(() => reject(new Error("No answer at all")), HANGS_AFTER_MS);
    const end = () => {
      clearTimeout(hangs);
      clearTimeout(quiet);
      socket.destroy();
      resolve();
    };
    socket.on("data", (bytes) => {
      said.push(bytes);
      clearTimeout(quiet);
      quiet = setTimeout(end, SILENCE_MS);
    });
    socket.once("close", end).on("error", end);
  });
}

/** Writes these very bytes to the product under attack; answers all that comes back. */
export async function wire(...pieces: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(inject("port"), "127.0.0.1");
  const said: Buffer[] = [];
  const over = settled(socket, said);
  for (const piece of pieces) socket.write(piece);
  await over;
  return Buffer.concat(said).toString("latin1");
}

export const statuses = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** A request, line by line. */
export const lines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;
