import { hash } from "node:crypto";
import {
  bestEncoding,
  compress,
  type Effort,
  type Encoding,
  MAX_SYNC_BYTES,
  MIN_COMPRESSIBLE_BYTES,
} from "./encodings.ts";

/** Header names and values in alternation, as Node writes them fastest. */
type RawHeaders = readonly string[];

/** Headers that are the same in every encoding of a response. */
interface PreparedHeaders {
  /** Left out of a 304 (RFC 9110, section 15.4.5). */
  contentType: RawHeaders;
  others: RawHeaders;
}

export function prepareHeaders(headers: Headers): PreparedHeaders {
  const others = new Headers(headers);
  others.delete("content-type");
  const type = headers.get("content-type");
  return {
    contentType: type ? ["content-type", type] : [],
    // V8 interns property names and compares them by address. Sending is a tenth faster than with other strings.
    others: Object.entries(Object.fromEntries(others)).flat(),
  };
}

/** The parts of a request that decide which encoding is sent, and whether a 304 or no body is sent instead. */
interface Negotiation {
  method: string | undefined;
  ifNoneMatch: string | null | undefined;
  acceptEncoding: string | null | undefined;
}

/** What is written to the connection. The body is null in a 304 and for HEAD. */
export interface RawResponse {
  status: 200 | 304;
  headers: RawHeaders;
  body: Buffer | null;
}

/** A response with status 200 that can be sent any number of times, in an encoding that the client accepts. */
export interface CachedResponse {
  /** An estimate of the memory of the body and its compressed variants, in bytes. */
  bytes: number;
  /** Returns a promise only while a large body is being compressed. */
  negotiate(request: Negotiation): RawResponse | Promise<RawResponse>;
  /** The body without compression. */
  body: Buffer;
}

/** One encoding of a response, and the 304 for clients that already have it. */
interface Variant {
  full: RawResponse;
  notModified(): RawResponse;
}

interface CachedResponseOptions {
  /** False if the content type is compressed already. */
  compressible?: boolean;
  /** Identifies the content. The default is a hash of the body. */
  etag?: string;
  /** The body compressed in advance. */
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

const VARY = ["vary", "accept-encoding"];
const ETAG_SUFFIX: Record<Encoding, string> = { identity: "", br: "-br", gzip: "-gzip" };

interface VariantParts {
  headers: PreparedHeaders;
  etag: string;
  encoding: Encoding;
  body: Buffer;
  /** Whether the response has other encodings. */
  varies: boolean;
}

function createVariant({ headers, etag, encoding, body, varies }: VariantParts): Variant {
  const common = [...headers.others, "etag", `"${etag}"`, ...(varies ? VARY : [])];
  const contentEncoding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const contentLength = ["content-length", String(body.length)];
  const all = [...headers.contentType, ...common, ...contentEncoding, ...contentLength];
  return {
    full: { status: 200, headers: all, body },
    notModified: () => ({ status: 304, headers: common, body: null }),
  };
}

/**
 * Compresses `body` when an encoding is first requested, and keeps the result. A small body, a compressed content type and a
 * body compressed in advance are sent as they are.
 */
export function createCachedResponse(
  body: Buffer,
  headers: PreparedHeaders,
  options: CachedResponseOptions = {},
): CachedResponse {
  const etag = options.etag ?? hash("sha256", body, "base64url");
  const isWorthwhile = options.br ? options.br.length < body.length : body.length >= MIN_COMPRESSIBLE_BYTES;
  const compressible = (options.compressible ?? true) && isWorthwhile;
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = {};
  /**
   * True until the second request for Brotli, which gets a thoroughly compressed body. The first one gets a quickly compressed
   * body. A large body is only compressed quickly, and a body compressed in advance is sent as it is.
   */
  let isQuickBrotli = options.br === undefined && body.length <= MAX_SYNC_BYTES;

  function encode(encoding: Encoding, effort: Effort): Variant | Promise<Variant> {
    const keep = (bytes: Buffer) => {
      // A strong ETag identifies exact bytes (RFC 9110, section 8.8.1), so each variant has its own.
      const variantTag = `${etag}${ETAG_SUFFIX[encoding]}${effort === "thorough" ? "2" : ""}`;
      const parts = { headers, etag: variantTag, encoding, body: bytes, varies: compressible };
      const variant = createVariant(parts);
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
    body,
    // Most text compresses to less than a quarter, and there are two compressed variants.
    bytes: compressible ? Math.ceil(body.length * 1.5) : body.length,
    negotiate({ method, ifNoneMatch, acceptEncoding }) {
      const variant = variantFor(bestEncoding(acceptEncoding));
      const select = ({ full, notModified }: Variant) => {
        if (ifNoneMatch && (ifNoneMatch.includes(`"${etag}`) || ifNoneMatch.trim() === "*"))
          return notModified();
        return method === "HEAD" ? { ...full, body: null } : full;
      };
      return variant instanceof Promise ? variant.then(select) : select(variant);
    },
  };
}
