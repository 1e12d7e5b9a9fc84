import { createHash } from "node:crypto";
import { bestEncoding, compress, ENCODINGS, type Encoding, SMALLEST_TO_COMPRESS } from "./encodings.ts";

type Headers = Record<string, string>;

/** The parts of a request that decide in which form an answer goes out. */
export type Asking = Pick<Request, "method" | "headers">;

/** An answer with status 200 that needs nothing but sending, as often as it is asked for. */
export interface FinishedAnswer {
  /** Memory it may come to hold, compressed forms included. */
  bytes: number;
  /** At once, unless this is the first time somebody asks for this encoding. */
  send(asking: Asking): Response | Promise<Response>;
}

interface Form {
  body: Buffer;
  headers: Headers;
}

interface Compression {
  /** False for what is compressed by its nature. */
  compressible?: boolean;
  /** Forms made beforehand. */
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Keeps `body` as it is and, from the first time each is asked for, compressed. */
export function finish(body: Buffer, headers: Headers, given: Compression = {}): FinishedAnswer {
  const tag = createHash("sha256").update(body).digest("base64url");
  const compressible = (given.compressible ?? true) && body.length >= SMALLEST_TO_COMPRESS;
  const forms: Partial<Record<Encoding, Form | Promise<Form>>> = {};

  const form = (encoding: Encoding, bytes: Buffer): Form => ({
    body: bytes,
    headers: {
      ...headers,
      "content-length": String(bytes.length),
      // A strong tag names exact bytes, so each encoding has its own.
      etag: encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      ...(compressible && { vary: "accept-encoding" }),
    },
  });
  forms.identity = form("identity", body);
  for (const encoding of ENCODINGS) {
    const bytes = given[encoding];
    if (bytes) forms[encoding] = form(encoding, bytes);
  }

  async function makeForm(encoding: Exclude<Encoding, "identity">): Promise<Form> {
    const made = form(encoding, await compress(body, encoding));
    forms[encoding] = made;
    return made;
  }

  function formFor(encoding: Encoding): Form | Promise<Form> {
    if (encoding === "identity" || !compressible) return forms.identity as Form;
    forms[encoding] ??= makeForm(encoding);
    return forms[encoding];
  }

  return {
    // Text shrinks to less than a quarter, twice.
    bytes: compressible ? Math.ceil(body.length * 1.5) : body.length,
    send(asking) {
      const known = asking.headers.get("if-none-match");
      const chosen = formFor(bestEncoding(asking.headers.get("accept-encoding")));
      const respond = (one: Form) =>
        known && (known.includes(`"${tag}`) || known.trim() === "*")
          ? notModified(one)
          : new Response(asking.method === "HEAD" ? null : (one.body as Uint8Array<ArrayBuffer>), {
              headers: one.headers,
            });
      return chosen instanceof Promise ? chosen.then(respond) : respond(chosen);
    },
  };
}

function notModified({ headers }: Form): Response {
  const {
    "content-length": _length,
    "content-encoding": _encoding,
    "content-type": _type,
    ...kept
  } = headers;
  return new Response(null, { status: 304, headers: kept });
}
