// A flood runs in a separate process, so that its work does not delay the requests of the measured visitor. Arguments: port, name
// of the flood.
import { connect } from "node:net";
import { CLIENT_HEADER } from "../tests/harness/nginx.ts";
import { FLOOD_ADDRESS, FLOOD_ADDRESS_AT_NGINX, FLOODS, type Flood, type FloodName } from "./floods.ts";

const CONNECTIONS = 64;
const HEADERS = `Host: 127.0.0.1\r\n${CLIENT_HEADER}: ${FLOOD_ADDRESS_AT_NGINX}`;

const [port, name] = process.argv.slice(2);
const flood: Flood = FLOODS[name as FloodName];
const { pathOf, encoding = "br", pipelined = 1, reads = true } = flood;
let sent = 0;

function open(): void {
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: FLOOD_ADDRESS });
  const send = () => {
    let text = "";
    for (let count = 0; count < pipelined; count += 1)
      text += `GET ${pathOf(sent++)} HTTP/1.1\r\n${HEADERS}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    socket.write(text, "latin1");
  };
  socket.on("connect", send);
  if (reads) socket.on("data", createResponseCounter(pipelined, send));
  socket.on("error", () => {});
  socket.on("close", () => setTimeout(open, 10));
}

/** Calls `onAll` after every `responses` responses. It counts the text "HTTP/1.1 ", which only status lines contain. */
function createResponseCounter(responses: number, onAll: () => void): (chunk: Buffer) => void {
  let missing = responses;
  return (chunk) => {
    for (let at = chunk.indexOf("HTTP/1.1 "); at !== -1; at = chunk.indexOf("HTTP/1.1 ", at + 1))
      missing -= 1;
    if (missing > 0) return;
    missing = responses;
    onAll();
  };
}

for (let count = 0; count < CONNECTIONS; count += 1) open();
