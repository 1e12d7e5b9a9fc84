// The baseline of the comparisons: a node:http server that sends one response from memory for every request.
import { createServer } from "node:http";

export interface BareResponse {
  body: Uint8Array;
  headers: Record<string, string>;
  /** Milliseconds of computing before each response, to give the bare server the same processor load as the product. */
  busyMs?: number;
}

let bareResponse: BareResponse = { body: new Uint8Array(), headers: {} };

process.on("message", (message: BareResponse | string) => {
  if (typeof message === "string") return;
  bareResponse = { ...message, body: Buffer.from(message.body) };
  process.send?.("received");
});
process.on("disconnect", () => process.exit());

function compute(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const server = createServer((_request, response) => {
  if (bareResponse.busyMs) compute(bareResponse.busyMs);
  response.writeHead(200, bareResponse.headers);
  response.end(bareResponse.body);
});
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env.PORT), "127.0.0.1");
