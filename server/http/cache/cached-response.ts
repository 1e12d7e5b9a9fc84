import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Headers are a plain object, which is written fastest. */
interface Answer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** A response with status 200 that can be sent any number of times, in an encoding that the client accepts. */
export type CachedResponse = ReturnType<typeof createCachedResponse>;

interface Variant {
  full: Answer;
  notModified: Answer;
}

const COMPRESSED_TYPE = /^(image\/(png|webp)|font\/)/;

interface CachedResponseOptions {
  etag?: string | undefined;
  br?: Buffer<ArrayBuffer> | undefined;
  gzip?: Buffer<ArrayBuffer> | undefined;
}

const ETAG_SUFFIX: Record<Encoding, string> = { identity: "", br: "-br", gzip: "-gzip" };

function createVariant(
  body: Buffer<ArrayBuffer>,
  { "content-type": contentType, ...common }: Record<string, string>,
  encoding: Encoding,
): Variant {
  const full = {
    ...(contentType && { "content-type": contentType }),
    ...common,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  return {
    full: { status: 200, headers: full, body },
    // Without the content type (RFC 9110, section 15.4.5).
    notModified: { status: 304, headers: common, body: null },
  };
}

/**
 * Compresses `body` when an encoding is first requested, and keeps the result. Small bodies and types that are already compressed
 * are sent unchanged.
 */
export function createCachedResponse(
  body: Buffer<ArrayBuffer>,
  headers: Headers,
  options: CachedResponseOptions = {},
) {
  const etag = options.etag ?? hash("sha256", body, "base64url");
  const isWorthwhile = options.br ? options.br.length < body.length : body.length >= MIN_COMPRESSIBLE_BYTES;
  const compressible = isWorthwhile && !COMPRESSED_TYPE.test(headers.get("content-type") ?? "");
  const varies = compressible && { vary: "accept-encoding" };
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = {};
  /**
   * Always false for large bodies and for bodies that the build compressed. For all others, true until the second request for
   * Brotli. This request causes a thorough compression, which takes too long for a body that is requested only once.
   */
  let isQuickBrotli = options.br === undefined && body.length <= MAX_SYNC_BYTES;

  function encode(encoding: Encoding, effort: Effort): Variant | Promise<Variant> {
    const keep = (bytes: Buffer<ArrayBuffer>) => {
      // A strong ETag identifies exact bytes (RFC 9110, section 8.8.1), so each variant has its own.
      const variantTag = `"${etag}${ETAG_SUFFIX[encoding]}${effort === "thorough" ? "2" : ""}"`;
      const sent = { ...Object.fromEntries(headers), etag: variantTag, ...varies };
      const variant = createVariant(bytes, sent, encoding);
      variants[encoding] = variant;
      return variant;
    };
    const bytes = encoding === "identity" ? body : (options[encoding] ?? compress(body, encoding, effort));
    return bytes instanceof Promise ? bytes.then(keep) : keep(bytes);
  }

  function variantFor(accepted: Encoding): Variant | Promise<Variant> {
    const encoding = compressible ? accepted : "identity";
    const existing = variants[encoding];
    if (!existing) variants[encoding] = encode(encoding, "quick");
    else if (encoding === "br" && isQuickBrotli && !(existing instanceof Promise)) {
      isQuickBrotli = false;
      encode(encoding, "thorough");
    }
    return variants[encoding] as Variant | Promise<Variant>;
  }

  return {
    /** An estimate of the memory in bytes. Most text compresses to less than a quarter, and there are two compressed variants. */
    bytes: compressible ? Math.ceil(body.length * 1.5) : body.length,
    compressLarge: async (acceptEncoding: string | null | undefined): Promise<unknown> =>
      body.length > MAX_SYNC_BYTES && variantFor(bestEncoding(acceptEncoding)),
    /** Returns a promise only while a large body is being compressed. */
    negotiate({ method, headers: sent }: Pick<Request, "method" | "headers">): Answer | Promise<Answer> {
      const ifNoneMatch = sent.get("if-none-match");
      const variant = variantFor(bestEncoding(sent.get("accept-encoding")));
      const select = ({ full, notModified }: Variant) => {
        if (ifNoneMatch && (ifNoneMatch.includes(`"${etag}`) || ifNoneMatch.trim() === "*"))
          return notModified;
        return method === "HEAD" ? { ...full, body: null } : full;
      };
      return variant instanceof Promise ? variant.then(select) : select(variant);
    },
  };
}

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number] | "identity";

/**
 * In bytes. Compressing a smaller body saves little. A body of any length that the build compressed is sent compressed if this
 * saves bytes.
 */
const MIN_COMPRESSIBLE_BYTES = 1_000;

/** In bytes. Larger bodies are compressed in a thread of the pool, so that they do not block the event loop. */
const MAX_SYNC_BYTES = 256 * 1024;

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

let lastCompression: Promise<unknown> = Promise.resolve();

/** Compresses one large body at a time, because each compression occupies a processor core that other processes may need. */
function afterOthers(compressLarge: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const compressed = lastCompression.then(compressLarge).then(copyToOwnMemory);
  lastCompression = compressed.catch(() => {});
  return compressed;
}

const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/,
};

/** `*` is ignored. */
export const bestEncoding = (acceptEncoding: string | null | undefined): Encoding =>
  (acceptEncoding && ENCODINGS.find((encoding) => ACCEPTS[encoding].test(acceptEncoding))) || "identity";

/** Small buffers and the results of zlib are parts of larger memory blocks. A copy of exact size allows the block to be freed. */
export const copyToOwnMemory = (bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** Brotli's LGWIN. The smallest window that covers the body, between 64 KiB and 1 MiB. A larger one takes longer to allocate. */
const windowBits = ({ length }: Buffer) => Math.min(20, Math.max(16, Math.ceil(Math.log2(length))));

/**
 * In bytes. With a larger size hint, bodies become 8% smaller, but Brotli allocates 20 to 80 MB. Freeing this memory causes
 * pauses.
 */
const MAX_SIZE_HINT = 2 ** 19;

/** For Brotli only. The quick setting takes half the time of the thorough one, and its body is about 7% larger. */
type Effort = "quick" | "thorough";
const BROTLI_QUALITY: Record<Effort, number> = { quick: 4, thorough: 6 };

function compress(
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
