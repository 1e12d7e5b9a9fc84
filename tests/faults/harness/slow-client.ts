import { connect } from "node:net";

export interface SlowClient {
  /** What the server said until it ended the connection, and how long it bore it. */
  ended: Promise<{ said: string; ms: number }>;
  close(): void;
}

export interface Slowness {
  /** Sent at once. */
  begin: string;
  /** Sent every second from then on. */
  drip?: string;
  /** Taken of the answer; all of it unless said. */
  readBytesPerSecond?: number;
}

/** Somebody who is in no hurry. */
export function openSlowClient(
  port: number,
  { begin, drip, readBytesPerSecond }: Slowness,
): Promise<SlowClient> {
  const socket = connect({ port, host: "127.0.0.1" });
  const started = performance.now();
  let said = "";
  const ended = new Promise<{ said: string; ms: number }>((resolve) => {
    socket.on("close", () => resolve({ said, ms: performance.now() - started }));
  });
  const everySecond = setInterval(() => {
    if (drip && socket.writable) socket.write(drip);
    if (readBytesPerSecond) said += socket.read(readBytesPerSecond) ?? "";
  }, 1_000);
  // Cut off amid a drop.
  socket.on("error", () => {});
  socket.on("close", () => clearInterval(everySecond));
  if (!readBytesPerSecond)
    socket.on("data", (bytes) => {
      said += bytes;
    });
  return new Promise((resolve) => {
    socket.on("connect", () => {
      socket.write(begin);
      resolve({ ended, close: () => socket.destroy() });
    });
  });
}
