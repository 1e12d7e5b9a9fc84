import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCachedResponse } from "./cached-response.ts";

const TEXT = "Six yards of rubble. ".repeat(200);
const cachedResponse = (text: string, headers: HeadersInit) =>
  createCachedResponse(Buffer.from(text), new Headers(headers));
const cached = cachedResponse(TEXT, { "content-type": "text/plain", "cache-control": "no-cache" });

async function send(headers: Record<string, string> = {}, response = cached): Promise<Response> {
  const { body, ...init } = await response.negotiate(new Request("http://localhost/", { headers }));
  return new Response(body, init);
}
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a cached response", () => {
  it("is sent in the smallest encoding that the client accepts", async () => {
    const brotli = await send({ "accept-encoding": "gzip, deflate, br, zstd" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(TEXT);
    const gzip = await send({ "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(TEXT);
    for (const accepted of ["", "identity", "gzip;q=0.0"]) {
      const plain = await send({ "accept-encoding": accepted });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await plain.text()).toBe(TEXT);
    }
  });

  it("varies by encoding and has one ETag per encoding", async () => {
    const tags = new Set<string | null>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await send({ "accept-encoding": encoding });
      expect(response.headers.get("vary")).toBe("accept-encoding");
      tags.add(response.headers.get("etag"));
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it("is answered with 304 if the client has it already", async () => {
    const etag = (await send({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const ifNoneMatch of [etag, `"other", W/${etag}`, "*"]) {
      const response = await send({ "accept-encoding": "br", "if-none-match": ifNoneMatch });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("content-length")).toBeNull();
      expect(await response.text()).toBe("");
    }
    expect((await send({ "if-none-match": '"something-else"' })).status).toBe(200);
  });

  it("is compressed more thoroughly, with another ETag, from its second request on", async () => {
    const lines = Array.from({ length: 500 }, (_, line) => `Skip ${line % 7} at ${(line * 37) % 101} yards`);
    const page = cachedResponse(lines.join(), {});
    const sendPage = () => send({ "accept-encoding": "br" }, page);
    const [first, second, third] = [await sendPage(), await sendPage(), await sendPage()];
    const [quick, thorough] = [await bytes(first), await bytes(second)];
    expect(thorough.length).toBeLessThan(quick.length);
    expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect(await bytes(third)).toEqual(thorough);
    expect(brotliDecompressSync(thorough).toString()).toBe(lines.join());
  });

  it("is not compressed if it is too small", async () => {
    const response = await send({ "accept-encoding": "br" }, cachedResponse("{}", {}));
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toBeNull();
  });

  it("is sent as compressed in advance, even if it is small, where that saves bytes", async () => {
    const encodingOf = async (text: string) => {
      const cached = createCachedResponse(Buffer.from(text), new Headers(), {
        br: brotliCompressSync(text),
      });
      return (await send({ "accept-encoding": "br" }, cached)).headers.get("content-encoding");
    };
    expect(await encodingOf("import".repeat(20))).toBe("br");
    expect(await encodingOf("{}")).toBeNull();
  });
});
