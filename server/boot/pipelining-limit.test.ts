import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { createPipeliningLimit } from "./pipelining-limit.ts";

const socketFrom = (remoteAddress: string) => ({ remoteAddress, destroyed: false }) as Socket;
const requestOn = (socket: Socket) => ({ socket }) as IncomingMessage;
/** Node assigns the socket to a response after all earlier responses of the connection have been sent. */
const [first, waiting] = [{ socket: {} }, { socket: null }] as unknown as [ServerResponse, ServerResponse];

it("refuses an address that sends many requests without waiting for the answers", () => {
  const limit = createPipeliningLimit();
  const socket = socketFrom("192.0.2.1");
  const results = Array.from({ length: 10 }, (_, at) =>
    limit.isExceeded(requestOn(socket), at === 0 ? first : waiting),
  );
  expect(results).toEqual([false, false, false, false, false, false, false, false, false, true]);
  expect(limit.isRefused(socketFrom("192.0.2.1"))).toBe(true);
  expect(limit.isRefused(socketFrom("192.0.2.2"))).toBe(false);
});

it("accepts any number of requests that wait for the answer before", () => {
  const limit = createPipeliningLimit();
  const socket = socketFrom("192.0.2.1");
  for (let sent = 0; sent < 1_000; sent += 1) expect(limit.isExceeded(requestOn(socket), first)).toBe(false);
  expect(limit.isRefused(socket)).toBe(false);
});
