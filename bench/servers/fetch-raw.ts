import { request } from "node:http";
import type { RequestEncoding } from "../load/requests.ts";
import type { BareResponse } from "./bare.ts";

/** Requests a path. Returns the body as transferred, without decompression, and the headers for the bare server. */
export function fetchRaw(port: number, path: string, encoding: RequestEncoding): Promise<BareResponse> {
  return new Promise((resolve, reject) => {
    const options = { port, path, host: "127.0.0.1", headers: { "accept-encoding": encoding } };
    const outgoing = request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      if (response.statusCode !== 200 && response.statusCode !== 404)
        return reject(new Error(`${path} answered ${response.statusCode}`));
      const body = Buffer.concat(chunks);
      resolve({ body, headers: bareHeaders(response.headers, body) });
    });
    outgoing.on("error", reject).end();
  });
}

/** Returns the headers that browsers need to show the body. The cost of the other headers counts for the product only. */
function bareHeaders(headers: NodeJS.Dict<string | string[]>, body: Buffer): Record<string, string> {
  const { "content-type": type, "content-encoding": encoding } = headers;
  return {
    "content-type": String(type),
    "content-length": String(body.length),
    ...(encoding && { "content-encoding": String(encoding) }),
  };
}
