import type { IncomingMessage } from "node:http";

/** In bytes. A smaller body fits into the buffers of a connection, so it is not counted. */
const MIN_COUNTED = 2 ** 16;
/** In bytes. While a visitor has not read more than this, the queue starts no jobs for that visitor. */
const MAX_OF_VISITOR = 8 * 2 ** 20;
/** In bytes. If all unread bodies exceed this, the connection of the oldest response is closed. */
const MAX_OF_ALL = 32 * 2 ** 20;

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

/** Sums the bytes of response bodies that clients have not read yet, because they take memory. */
export function createUnreadBodies() {
  const ofVisitor = new Map<string, ReturnType<typeof createSum>>();
  const ofAll = createSum();
  const requests = new Map<IncomingMessage, () => void>();

  return {
    isTooMuch: (visitor: string): boolean => (ofVisitor.get(visitor)?.bytes() ?? 0) > MAX_OF_VISITOR,
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
      // Listens to the request. If the connection closes, a response that waits behind another one emits no event.
      message.once("close", release);
      for (const [oldest, releaseOldest] of requests) {
        if (ofAll.bytes() <= MAX_OF_ALL) return;
        oldest.socket.destroy();
        releaseOldest();
      }
    },
  };
}
