import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
export const bestEncoding = (acceptEncoding: string | null): Encoding =>
  (acceptEncoding && ENCODINGS.find((encoding) => ACCEPTS[encoding].test(acceptEncoding))) || "identity";

/** Done beside the event loop, and once per answer: quality 5 costs a page about two milliseconds. */
export const compress = (body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> =>
  encoding === "br"
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body, { level: 6 });
