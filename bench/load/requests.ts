/** Returns the full text of the next HTTP request to send. */
export type NextRequest = () => string;

export type RequestEncoding = "identity" | "br";

const HEADERS = "Host: 127.0.0.1\r\nConnection: keep-alive\r\n";

/** `further` contains header lines, each with its line end. */
export const getRequest = (path: string, encoding: RequestEncoding = "br", further = ""): string =>
  `GET ${path} HTTP/1.1\r\n${HEADERS}${further}Accept-Encoding: ${encoding}\r\n\r\n`;

export function postRequest(path: string, body: object, further = ""): string {
  const json = JSON.stringify(body);
  const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HEADERS}${further}${type}\r\n${json}`;
}

export const sameRequest =
  (request: string): NextRequest =>
  () =>
    request;

/** Requests each path once. Throws when all paths were used, because repeated paths would come from the cache. */
export function eachOnce(paths: Iterable<string>, encoding: RequestEncoding = "br"): NextRequest {
  const iterator = paths[Symbol.iterator]();
  return () => {
    const { value, done } = iterator.next();
    if (done) throw new Error("There are no unused paths left");
    return getRequest(value, encoding);
  };
}
