import { request } from "node:http";
import type { Encoding } from "../load/requests.ts";
import type { BareAnswer } from "./bare.ts";

/** The answer to a path as it goes over the line, compressed if it comes so. */
export function fetchRaw(port: number, path: string, encoding: Encoding): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, host: "127.0.0.1", headers: { "accept-encoding": encoding } };
    const asked = request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      if (response.statusCode !== 200 && response.statusCode !== 404)
        return reject(new Error(`${path} answered ${response.statusCode}`));
      const body = Buffer.concat(chunks);
      resolve({ body, headers: bareHeaders(response.headers, body) });
    });
    asked.on("error", reject).end();
  });
}

/** The least a browser needs to show the body: all other headers are the product's to pay for. */
function bareHeaders(headers: NodeJS.Dict<string | string[]>, body: Buffer): Record<string, string> {
  const { "content-type": type, "content-encoding": encoding } = headers;
  return {
    "content-type": String(type),
    "content-length": String(body.length),
    ...(encoding && { "content-encoding": String(encoding) }),
  };
}
