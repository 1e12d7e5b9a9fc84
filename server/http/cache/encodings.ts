import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number] | "identity";

/** Below this a compressed answer is hardly smaller than its headers. */
export const SMALLEST_TO_COMPRESS = 1_000;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Whether an Accept-Encoding header names an encoding and does not refuse it with q=0. */
const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
};

/** The smallest encoding the visitor's browser takes. */
export const bestEncoding = (acceptEncoding: string | null | undefined): Encoding =>
  (acceptEncoding && ENCODINGS.find((encoding) => ACCEPTS[encoding].test(acceptEncoding))) || "identity";

/**
 * Up to this, another thread is no help: between threads the memory a compressor needs is fetched and given back each
 * time, which takes more processor time than compressing, and stalls the event loop as well.
 */
const AT_ONCE_BYTES = 256 * 1024;

/** In memory of its own size: zlib answers with a part of a larger block, and whoever keeps the part keeps the block. */
const alone = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);

/** What a compressor takes to find every repetition, and no more room than that: a smaller one is made sooner. */
const windowFor = ({ length }: Buffer) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

/**
 * For whoever asks first half the work, which saves all but a fifteenth of the bytes; for an answer that is asked for
 * again the other half.
 */
export type Effort = "quick" | "thorough";
const BROTLI_QUALITY: Record<Effort, number> = { quick: 4, thorough: 6 };

export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Buffer | Promise<Buffer> {
  const atOnce = body.length <= AT_ONCE_BYTES;
  if (encoding === "gzip") return atOnce ? alone(gzipSync(body)) : zip(body).then(alone);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
  };
  return atOnce ? alone(brotliCompressSync(body, { params })) : brotli(body, { params }).then(alone);
}
