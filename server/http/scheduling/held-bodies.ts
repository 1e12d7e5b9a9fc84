import type { IncomingMessage } from "node:http";

/** Counts the bytes of the bodies that active responses keep in memory. A body that several clients read counts once. */
export function createHeldBodies(onRelease: () => void) {
  const readers = new Map<Buffer, number>();
  /** The times (`performance.now()`) at which the responses began to hold a body, oldest first. */
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
    /**
     * Counts a body until the returned function is called, even if its client disconnects, because a compression can't be
     * stopped.
     */
    count: add,
    /** Counts a body until the returned function is called or the request has ended, by a response or a closed connection. */
    hold(body: Buffer, message: IncomingMessage): () => void {
      if (message.destroyed) return () => {};
      const release = add(body);
      if (!startedAt.has(message)) startedAt.set(message, performance.now());
      // While a response waits behind another one of its connection, it has no event when the connection closes, so the
      // request's event is used.
      message.once("close", () => {
        startedAt.delete(message);
        release();
      });
      return release;
    },
    /** Closes the connections of all responses that have held a body for longer than `maxMs` milliseconds. */
    cutOff(maxMs: number): void {
      const latest = performance.now() - maxMs;
      for (const [message, since] of startedAt) {
        if (since > latest) return;
        message.socket.destroy();
      }
    },
  };
}
