import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const DEADLINE_MS = 20_000;

/** Resolves once a server accepts connections on a port of loopback. */
export async function waitUntilListening(port: number): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < DEADLINE_MS) {
    const socket = connect(port, "127.0.0.1");
    const isListening = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await pause(50);
  }
  throw new Error(`Nothing listens on port ${port}`);
}
