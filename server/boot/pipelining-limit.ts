import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";

/**
 * The total number of pipelined requests that a connection may send: requests sent before an earlier response is complete.
 * Browsers and proxies do not pipeline, and each request takes memory.
 */
const MAX_PIPELINED = 8;
/**
 * An address that exceeded the limit is refused for this long, because a client could otherwise simply open new connections.
 */
const REFUSED_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/** Recognises clients that send many requests without waiting for the responses. */
export function createPipeliningLimit() {
  const pipelined = new WeakMap<Socket, number>();
  const refused = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: REFUSED_MS });

  return {
    /** Counts the request if it is pipelined. Returns true if its connection must be closed. */
    isExceeded({ socket }: IncomingMessage, response: ServerResponse): boolean {
      if (socket.destroyed) return true;
      // A response that waits behind another response of its connection has no socket yet.
      if (response.socket) return false;
      const count = (pipelined.get(socket) ?? 0) + 1;
      pipelined.set(socket, count);
      if (count <= MAX_PIPELINED) return false;
      if (socket.remoteAddress) refused.set(socket.remoteAddress, true);
      return true;
    },
    /** Returns true if a new connection comes from an address that exceeded the limit. */
    isRefused: ({ remoteAddress }: Socket): boolean =>
      remoteAddress !== undefined && refused.has(remoteAddress),
  };
}
