import type { IncomingMessage } from "node:http";

/** In bytes. A smaller body fits into the buffers of a connection. */
const MIN_COUNTED = 2 ** 16;
/** In bytes. A visitor who has not read this much gets nothing more that is made. */
const MAX_OF_VISITOR = 8 * 2 ** 20;
/** In bytes. Beyond it, the response that is unread for the longest time loses its connection. */
const MAX_OF_ALL = 64 * 2 ** 20;

/** A body that several clients read counts once. */
function createSum() {
  const readers = new Map<Buffer, number>();
  let bytes = 0;
  return {
    bytes: () => bytes,
    add(body: Buffer): void {
      const others = readers.get(body) ?? 0;
      readers.set(body, others + 1);
      if (others === 0) bytes += body.length;
    },
    remove(body: Buffer): void {
      const left = (readers.get(body) ?? 0) - 1;
      if (left > 0) return void readers.set(body, left);
      readers.delete(body);
      bytes -= body.length;
    },
  };
}

/** Responses that clients have not read take memory in this process. */
export function createUnreadBodies() {
  const ofVisitor = new Map<string, ReturnType<typeof createSum>>();
  const ofAll = createSum();
  /** The requests of unread responses, the oldest first, with the functions that stop counting them. */
  const requests = new Map<IncomingMessage, () => void>();

  return {
    isTooMuch: (visitor: string): boolean => (ofVisitor.get(visitor)?.bytes() ?? 0) > MAX_OF_VISITOR,
    /** Counts the body until its request has ended, by a response or by a closed connection. */
    hold(getVisitor: () => string, body: Buffer | null, message: IncomingMessage | undefined): void {
      if (!message || message.destroyed || !body || body.length < MIN_COUNTED) return;
      const visitor = getVisitor();
      const own = ofVisitor.get(visitor) ?? createSum();
      ofVisitor.set(visitor, own);
      for (const sum of [own, ofAll]) sum.add(body);
      const release = () => {
        if (!requests.delete(message)) return;
        for (const sum of [own, ofAll]) sum.remove(body);
        if (own.bytes() === 0) ofVisitor.delete(visitor);
      };
      requests.set(message, release);
      // While a response waits behind another one of its connection, it has no event when the connection closes.
      message.once("close", release);
      for (const [oldest, releaseOldest] of requests) {
        if (ofAll.bytes() <= MAX_OF_ALL) return;
        oldest.socket.destroy();
        releaseOldest();
      }
    },
  };
}
