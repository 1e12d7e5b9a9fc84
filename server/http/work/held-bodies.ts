import type { IncomingMessage } from "node:http";

/** Counts the bodies that responses under way keep in memory. A body that several clients read counts once. */
export function createHeldBodies(onRelease: () => void) {
  const readers = new Map<Buffer, number>();
  /** The time at which each response began, oldest first. */
  const startedAt = new Map<IncomingMessage, number>();
  let bytes = 0;

  function drop(body: Buffer): void {
    const left = (readers.get(body) ?? 0) - 1;
    if (left > 0) return void readers.set(body, left);
    readers.delete(body);
    bytes -= body.length;
    onRelease();
  }

  function add(body: Buffer): () => void {
    const others = readers.get(body) ?? 0;
    readers.set(body, others + 1);
    if (others === 0) bytes += body.length;
    let isHeld = true;
    return () => {
      if (isHeld) drop(body);
      isHeld = false;
    };
  }

  return {
    bytes: () => bytes,
    /** Counts a body until the returned function is called, even if its client disconnects: a compression can't be stopped. */
    count: add,
    /** Counts a body until the returned function is called or the request has ended: it was answered, or the connection closed. */
    hold(body: Buffer, message: IncomingMessage): () => void {
      if (message.destroyed) return () => {};
      const release = add(body);
      if (!startedAt.has(message)) startedAt.set(message, performance.now());
      // A response that waits behind another one on its connection has no events of its own when the connection closes.
      message.once("close", () => {
        startedAt.delete(message);
        release();
      });
      return release;
    },
    /** Closes the connections of all responses that have been under way for longer than this. */
    cutOff(maxMs: number): void {
      const latest = performance.now() - maxMs;
      for (const [message, since] of startedAt) {
        if (since > latest) return;
        message.socket.destroy();
      }
    },
  };
}
