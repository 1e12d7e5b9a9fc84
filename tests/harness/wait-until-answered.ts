import { setTimeout as pause } from "node:timers/promises";

const TIMEOUT_MS = 120_000;
const POLL_EVERY_MS = 10;

/** Waits at most two minutes. `signal` ends the wait, for example if the server exits. */
export async function waitUntilAnswered(
  url: string,
  { status = 200, signal }: { status?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    signal?.throwIfAborted();
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === status) return;
    if (performance.now() > deadline) throw new Error(`${url} did not answer ${status} within two minutes`);
    await pause(POLL_EVERY_MS);
  }
}
