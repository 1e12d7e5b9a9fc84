import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";

/** Requests that a connection may send before their answers. Browsers and proxies send none, and each takes memory. */
const MAX_PIPELINED = 8;
/** An address that exceeded it is refused for this long: opening connection after connection would work as well as one. */
const REFUSED_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/** Recognises clients that send many requests without waiting for the answers. */
export function createPipeliningLimit() {
  const pipelined = new WeakMap<Socket, number>();
  const refused = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: REFUSED_MS });

  return {
    /** Counts a request. Returns whether its connection must be closed. */
    isExceeded({ socket }: IncomingMessage, response: ServerResponse): boolean {
      if (socket.destroyed) return true;
      // A response that waits behind another one on its connection has no socket yet.
      if (response.socket) return false;
      const count = (pipelined.get(socket) ?? 0) + 1;
      pipelined.set(socket, count);
      if (count <= MAX_PIPELINED) return false;
      if (socket.remoteAddress) refused.set(socket.remoteAddress, true);
      return true;
    },
    /** Whether a new connection comes from an address that exceeded the limit. */
    isRefused: ({ remoteAddress }: Socket): boolean =>
      remoteAddress !== undefined && refused.has(remoteAddress),
  };
}
