import { connect } from "node:net";

export interface SlowClient {
  /** What the server sent until it closed the connection, and how long the connection lasted. */
  closed: Promise<{ received: string; ms: number }>;
  close(): void;
}

export interface SlowClientOptions {
  /** Sent at once. */
  begin: string;
  /** Sent every second afterwards. */
  drip?: string;
  /** Without it, the client reads the response at full speed. */
  readBytesPerSecond?: number;
}

/** Opens a connection that sends or reads slowly. */
export function openSlowClient(
  port: number,
  { begin, drip, readBytesPerSecond }: SlowClientOptions,
): Promise<SlowClient> {
  const socket = connect({ port, host: "127.0.0.1" });
  const started = performance.now();
  let received = "";
  const closed = new Promise<{ received: string; ms: number }>((resolve) => {
    socket.on("close", () => resolve({ received, ms: performance.now() - started }));
  });
  const everySecond = setInterval(() => {
    if (drip && socket.writable) socket.write(drip);
    if (readBytesPerSecond) received += socket.read(readBytesPerSecond) ?? "";
  }, 1_000);
  // The server may close the connection during a write.
  socket.on("error", () => {});
  socket.on("close", () => clearInterval(everySecond));
  if (!readBytesPerSecond)
    socket.on("data", (bytes) => {
      received += bytes;
    });
  return new Promise((resolve) => {
    socket.on("connect", () => {
      socket.write(begin);
      resolve({ closed, close: () => socket.destroy() });
    });
  });
}
