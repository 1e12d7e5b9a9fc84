// The measure of all things: a server that does nothing but send the bytes it was told to.
import { createServer } from "node:http";

export interface BareAnswer {
  body: Uint8Array;
  headers: Record<string, string>;
  /** Milliseconds to compute before sending: for a server that is as busy as another at the same pace. */
  busyMs?: number;
}

let answer: BareAnswer = { body: new Uint8Array(), headers: {} };

process.on("message", (message: BareAnswer | string) => {
  if (typeof message === "string") return;
  answer = { ...message, body: Buffer.from(message.body) };
  process.send?.("understood");
});
process.on("disconnect", () => process.exit());

function compute(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const server = createServer((_request, response) => {
  if (answer.busyMs) compute(answer.busyMs);
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env.PORT), "127.0.0.1");
