import { requestHead } from "../raw-socket.ts";

export const HOST_HEADER = "Host: skips.example";
export const CLOSE_HEADER = "Connection: close";

/** The request that is hidden behind another one. A 401 response to it shows that the server read it as a separate request. */
export const SMUGGLED_REQUEST = "GET /api/quotes HTTP/1.1\r\nHost: x\r\n\r\n";

const post = (...headers: string[]) => requestHead("POST /api/leads HTTP/1.1", HOST_HEADER, ...headers);
/**
 * A parser that obeys `Transfer-Encoding: chunked` ends the body before the smuggled request. A parser that obeys
 * `Content-Length` ends it elsewhere.
 */
const END_OF_CHUNKS = `0\r\n\r\n${SMUGGLED_REQUEST}`;
const chunked = (...headers: string[]) => post(...headers) + END_OF_CHUNKS;

/** Requests whose end a proxy and a server could find in different places. */
export const SMUGGLING_REQUESTS: [name: string, bytes: string][] = [
  ["two lengths", post("Content-Length: 5", "Content-Length: 50") + SMUGGLED_REQUEST],
  ["a length and chunks", chunked("Content-Length: 4", "Transfer-Encoding: chunked")],
  ["chunks in another letter case", chunked("Content-Length: 4", "transfer-encoding:\tChUnKeD")],
  ["chunks that are not the last encoding", chunked("Transfer-Encoding: chunked, identity")],
  ["an unknown encoding", chunked("Transfer-Encoding: xchunked")],
  ["a space before the colon", chunked("Transfer-Encoding : chunked")],
  ["a folded header", chunked("Transfer-Encoding:\r\n chunked", "Content-Length: 4")],
  ["a negative length", post("Content-Length: -1") + SMUGGLED_REQUEST],
  ["a length with a sign", post("Content-Length: +5") + SMUGGLED_REQUEST],
  ["a hexadecimal length", post("Content-Length: 0x10") + SMUGGLED_REQUEST],
  [
    "a chunk size beyond 64 bits",
    `${post("Transfer-Encoding: chunked")}ffffffffffffffffff\r\n${SMUGGLED_REQUEST}`,
  ],
  [
    "bare line feeds",
    `${post("Content-Length: 0", "X: y\rTransfer-Encoding: chunked").replaceAll("\r\n", "\n")}`,
  ],
  ["a NUL in a header", requestHead("GET / HTTP/1.1", HOST_HEADER, "X: a\0b") + SMUGGLED_REQUEST],
  [
    "a carriage return in a header",
    requestHead("GET / HTTP/1.1", HOST_HEADER, "X: a\rSet-Cookie: b") + SMUGGLED_REQUEST,
  ],
];

const get = (...headers: string[]) => requestHead("GET / HTTP/1.1", ...headers, CLOSE_HEADER);
const withLine = (line: string) => requestHead(line, HOST_HEADER, CLOSE_HEADER);

/** Unusual requests with their allowed statuses. An empty list means that the connection closes without a response. */
export const UNUSUAL_REQUESTS: [what: string, bytes: string, statuses: number[]][] = [
  ["no host", get(), [400]],
  ["two hosts", get(HOST_HEADER, "Host: wire.example"), [400, 200]],
  ["a host that is a path", get("Host: wire.example/admin?"), [200, 400]],
  ["a host with a name and password", get("Host: a:b@wire.example"), [200, 400]],
  ["an empty host", get("Host:"), [400, 200]],
  ["an absolute URL as its target", withLine("GET http://wire.example/ HTTP/1.1"), [200, 400]],
  ["a file URL as its target", withLine("GET file:///etc/passwd HTTP/1.1"), [400, 404]],
  ["an asterisk as its target", withLine("OPTIONS * HTTP/1.1"), [204, 400, 404]],
  ["a fragment in its target", withLine("GET /#/admin HTTP/1.1"), [200, 400, 404]],
  ["HTTP/1.0", requestHead("GET /health/live HTTP/1.0", HOST_HEADER), [200]],
  ["HTTP/0.9", "GET /\r\n\r\n", [200, 400]],
  ["HTTP/2 without TLS", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
  ["TRACE", requestHead("TRACE / HTTP/1.1", HOST_HEADER, "X-Secret: mine", CLOSE_HEADER), [405, 404]],
  ["TRACK", withLine("TRACK / HTTP/1.1"), [400]],
  ["CONNECT", withLine("CONNECT wire.example:80 HTTP/1.1"), []],
  ["an upgrade to WebSocket", get(HOST_HEADER, "Upgrade: websocket", "Connection: Upgrade"), [200]],
  ["an unknown expectation", get(HOST_HEADER, "Expect: the worst"), [417]],
  ["a lower-case method", withLine("get / HTTP/1.1"), [400]],
  ["headers of 20 KB", get(HOST_HEADER, `X: ${"x".repeat(20_000)}`), [431]],
  ["2,000 headers", get(HOST_HEADER, ...Array<string>(2_000).fill("a: b")), [200, 431]],
  ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400]],
  [
    "a body with a GET",
    `${requestHead("GET /health/live HTTP/1.1", HOST_HEADER, "Content-Length: 3", CLOSE_HEADER)}abc`,
    [200],
  ],
];
