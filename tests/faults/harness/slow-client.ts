import { connect } from "node:net";

export interface SlowClient {
  /** Resolves when the connection closes, to everything that was received and the duration of the connection. */
  closed: Promise<{ received: string; ms: number }>;
  close(): void;
}

export interface SlowClientOptions {
  /** Text that is sent immediately. */
  begin: string;
  /** Text that is sent every second afterwards. */
  drip?: string;
  /** Speed of reading the response. By default full speed. */
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
