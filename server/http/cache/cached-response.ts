import { hash } from "node:crypto";
import { bestEncoding, compress, type Effort, type Encoding, SMALLEST_TO_COMPRESS } from "./encodings.ts";

/** Headers as Node sends them soonest: names and values by turns. */
type Fields = readonly string[];

/** What does not depend on who asks. */
export interface LastingHeaders {
  type: Fields;
  others: Fields;
}

export function lastingHeaders(headers: Headers): LastingHeaders {
  const others = new Headers(headers);
  others.delete("content-type");
  const type = headers.get("content-type");
  // Properties' names are kept once by the machine and are known by their address: sending is a tenth faster for it.
  return {
    type: type ? ["content-type", type] : [],
    others: Object.entries(Object.fromEntries(others)).flat(),
  };
}

/** The parts of a request that decide in which form an answer goes out. */
export interface Asking {
  method: string | undefined;
  /** The header If-None-Match. */
  known: string | null | undefined;
  /** The header Accept-Encoding. */
  encodings: string | null | undefined;
}

/** Everything that goes out; no body when the visitor has it or did not ask for it. */
export interface Reply {
  status: 200 | 304;
  fields: Fields;
  body: Buffer | null;
}

/** An answer with status 200 that needs nothing but sending, as often as it is asked for. */
export interface FinishedAnswer {
  /** Memory it may come to hold, compressed forms included. */
  bytes: number;
  /** At once, unless this is the first time somebody asks for this encoding. */
  reply(asking: Asking): Reply | Promise<Reply>;
  /** Of an answer for one request alone: to be called when that has been sent. */
  sent?: (() => void) | undefined;
}

/** One encoding of an answer, and what is said to those who have it already. */
interface Form {
  whole: Reply;
  unchanged(): Reply;
}

interface Given {
  /** False for what is compressed by its nature. */
  compressible?: boolean;
  /** Names the content; worked out from the body unless given. */
  tag?: string;
  /** Forms made beforehand. */
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  sent?: () => void;
}

const VARIES = ["vary", "accept-encoding"];
const SUFFIX: Record<Encoding, string> = { identity: "", br: "-br", gzip: "-gzip" };

/** Keeps `body` as it is and, from the first time each is asked for, compressed. */
export function finish(body: Buffer, headers: LastingHeaders, given: Given = {}): FinishedAnswer {
  const tag = given.tag ?? hash("sha256", body, "base64url");
  const compressible = (given.compressible ?? true) && body.length >= SMALLEST_TO_COMPRESS;
  /** The first who asks for Brotli does not wait for the last bytes to be saved. */
  let isDraft = given.br === undefined;
  const forms: Partial<Record<Encoding, Form | Promise<Form>>> = {};

  function form(encoding: Encoding, bytes: Buffer, effort: Effort): Form {
    const lasting = [
      ...headers.others,
      "etag",
      // A strong tag names exact bytes, so each form has its own.
      `"${tag}${SUFFIX[encoding]}${effort === "thorough" ? "2" : ""}"`,
      ...(compressible ? VARIES : []),
    ];
    const coded = encoding === "identity" ? [] : ["content-encoding", encoding];
    const length = ["content-length", String(bytes.length)];
    return {
      whole: { status: 200, fields: [...headers.type, ...lasting, ...coded, ...length], body: bytes },
      unchanged: () => ({ status: 304, fields: lasting, body: null }),
    };
  }

  function make(encoding: Encoding, effort: Effort): Form | Promise<Form> {
    const keep = (bytes: Buffer) => {
      const made = form(encoding, bytes, effort);
      forms[encoding] = made;
      return made;
    };
    const bytes = encoding === "identity" ? body : (given[encoding] ?? compress(body, encoding, effort));
    return bytes instanceof Promise ? bytes.then(keep) : keep(bytes);
  }

  function formFor(wanted: Encoding): Form | Promise<Form> {
    const encoding = compressible ? wanted : "identity";
    const made = forms[encoding];
    if (!made) forms[encoding] = make(encoding, "quick");
    else if (encoding === "br" && isDraft && !(made instanceof Promise)) {
      isDraft = false;
      make(encoding, "thorough");
    }
    return forms[encoding] as Form | Promise<Form>;
  }

  return {
    sent: given.sent,
    // Text shrinks to less than a quarter, twice.
    bytes: compressible ? Math.ceil(body.length * 1.5) : body.length,
    reply({ method, known, encodings }) {
      const chosen = formFor(bestEncoding(encodings));
      const choose = ({ whole, unchanged }: Form) => {
        if (known && (known.includes(`"${tag}`) || known.trim() === "*")) return unchanged();
        return method === "HEAD" ? { ...whole, body: null } : whole;
      };
      return chosen instanceof Promise ? chosen.then(choose) : choose(chosen);
    },
  };
}
