/** Makes the next request to send. */
export type NextRequest = () => string;

export type Encoding = "identity" | "br";

const HEAD = "Host: 127.0.0.1\r\nConnection: keep-alive\r\n";

export const getRequest = (path: string, encoding: Encoding = "br"): string =>
  `GET ${path} HTTP/1.1\r\n${HEAD}Accept-Encoding: ${encoding}\r\n\r\n`;

export function postRequest(path: string, body: object): string {
  const json = JSON.stringify(body);
  const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HEAD}${type}\r\n${json}`;
}

export const always =
  (request: string): NextRequest =>
  () =>
    request;

/** Each path once, then none is left: a case that runs out is badly sized, and says so. */
export function each(paths: Iterable<string>, encoding: Encoding = "br"): NextRequest {
  const rest = paths[Symbol.iterator]();
  return () => {
    const { value, done } = rest.next();
    if (done) throw new Error("There are no more questions that were never asked");
    return getRequest(value, encoding);
  };
}
