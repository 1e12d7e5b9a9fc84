import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** In order of preference: Brotli compresses better. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number] | "identity";

/**
 * Compressing a smaller body takes time and saves few bytes. A file that the build compressed is sent compressed at any length
 * if that saves bytes.
 */
export const MIN_COMPRESSIBLE_BYTES = 1_000;

/**
 * Larger bodies are compressed in a thread of the pool, so that they do not block the event loop. Smaller bodies are compressed
 * synchronously.
 */
export const MAX_SYNC_BYTES = 256 * 1024;

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

let lastCompression: Promise<unknown> = Promise.resolve();

/** Compresses large bodies one after the other. Each occupies a processor core that other processes may need. */
function afterOthers(compressLarge: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const compressed = lastCompression.then(compressLarge).then(copyToOwnMemory);
  lastCompression = compressed.catch(() => {});
  return compressed;
}

/** Whether an Accept-Encoding header lists an encoding and does not refuse it with q=0. */
const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
};

/** Returns the preferred encoding among those that an Accept-Encoding header accepts by name. `*` is ignored. */
export const bestEncoding = (acceptEncoding: string | null | undefined): Encoding =>
  (acceptEncoding && ENCODINGS.find((encoding) => ACCEPTS[encoding].test(acceptEncoding))) || "identity";

/** Small buffers and zlib's are slices of larger blocks. A copy of exact size lets such a block be freed. */
export const copyToOwnMemory = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

/**
 * Brotli's LGWIN for a body: the smallest window from 64 KiB to 1 MiB that covers it. Larger windows take longer to allocate,
 * so 1 MiB is also used for larger bodies.
 */
const windowBits = ({ length }: Buffer) => Math.min(20, Math.max(16, Math.ceil(Math.log2(length))));

/**
 * The largest size hint that Brotli gets, in bytes. A larger hint would make bodies 8% smaller, but Brotli then takes tables of
 * 20 to 80 MB, whose garbage collection causes pauses.
 */
const MAX_SIZE_HINT = 2 ** 19;

/** For Brotli only. The quick setting takes half the time of the thorough one, and its body is about 7% larger. */
export type Effort = "quick" | "thorough";
const BROTLI_QUALITY: Record<Effort, number> = { quick: 4, thorough: 6 };

/** Returns a promise for bodies over `MAX_SYNC_BYTES`. */
export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  const isSync = body.length <= MAX_SYNC_BYTES;
  if (encoding === "gzip")
    return isSync ? copyToOwnMemory(gzipSync(body)) : afterOthers(() => gzipAsync(body));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: Math.min(body.length, MAX_SIZE_HINT),
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
  };
  return isSync
    ? copyToOwnMemory(brotliCompressSync(body, { params }))
    : afterOthers(() => brotliAsync(body, { params }));
}
