// The measure of all things: a server that does nothing but send the bytes it was told to.
import { createServer } from "node:http";

export interface BareAnswer {
  body: Uint8Array;
  headers: Record<string, string>;
}

let answer: BareAnswer = { body: new Uint8Array(), headers: {} };

process.on("message", (message: BareAnswer | string) => {
  if (typeof message === "string") return;
  answer = { body: Buffer.from(message.body), headers: message.headers };
  process.send?.("understood");
});
process.on("disconnect", () => process.exit());

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env.PORT), "127.0.0.1");
