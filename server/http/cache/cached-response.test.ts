import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finish as finishWith, lastingHeaders } from "./cached-response.ts";
import { respond } from "./send-response.ts";

const TEXT = "Six yards of rubble. ".repeat(200);
const finish = (body: Buffer, headers: HeadersInit) => finishWith(body, lastingHeaders(new Headers(headers)));
const answer = finish(Buffer.from(TEXT), { "content-type": "text/plain", "cache-control": "no-cache" });

const ask = (headers: Record<string, string> = {}) =>
  respond(answer, new Request("http://localhost/", { headers }));
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a finished answer", () => {
  it("goes out in the smallest encoding the visitor takes", async () => {
    const brotli = await ask({ "accept-encoding": "gzip, deflate, br, zstd" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(TEXT);
    const gzip = await ask({ "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(TEXT);
    for (const accepted of ["", "identity", "gzip;q=0.0"]) {
      const plain = await ask({ "accept-encoding": accepted });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await plain.text()).toBe(TEXT);
    }
  });

  it("tells caches that it differs by encoding, with a tag for each", async () => {
    const tags = new Set<string | null>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await ask({ "accept-encoding": encoding });
      expect(response.headers.get("vary")).toBe("accept-encoding");
      tags.add(response.headers.get("etag"));
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it("is not sent again to who has it", async () => {
    const etag = (await ask({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const known of [etag, `"other", W/${etag}`, "*"]) {
      const response = await ask({ "accept-encoding": "br", "if-none-match": known });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("content-length")).toBeNull();
      expect(await response.text()).toBe("");
    }
    expect((await ask({ "if-none-match": '"something-else"' })).status).toBe(200);
  });

  it("is sent at once when its encoding has been made before", async () => {
    await ask({ "accept-encoding": "br" });
    expect(ask({ "accept-encoding": "br" })).toBeInstanceOf(Response);
  });

  it("is compressed better, under a tag of its own, when it is asked for again", async () => {
    const text = Array.from(
      { length: 500 },
      (_, line) => `Skip ${line % 7} at ${(line * 37) % 101} yards`,
    ).join();
    const page = finish(Buffer.from(text), {});
    const asking = new Request("http://localhost/", { headers: { "accept-encoding": "br" } });
    const [first, again, later] = [
      await respond(page, asking),
      await respond(page, asking),
      await respond(page, asking),
    ];
    const [quick, thorough] = [await bytes(first), await bytes(again)];
    expect(thorough.length).toBeLessThan(quick.length);
    expect(again.headers.get("etag")).not.toBe(first.headers.get("etag"));
    expect(await bytes(later)).toEqual(thorough);
    expect(brotliDecompressSync(thorough).toString()).toBe(text);
  });

  it("stays as it is when it is too small to compress", async () => {
    const small = finish(Buffer.from("{}"), {});
    const request = new Request("http://localhost/", { headers: { "accept-encoding": "br" } });
    const response = await respond(small, request);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toBeNull();
  });
});
