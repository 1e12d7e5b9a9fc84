import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import type { Context } from "hono";
import { MAX_BODY_BYTES, MAX_PAGE_SIZE } from "#contract/limits.ts";
import { problem } from "./errors/errors.ts";

export interface FormFields {
  /** Fields with one value. If a field is sent several times, its first value counts. */
  texts: readonly string[];
  lists?: readonly string[];
  pictures?: readonly string[];
}

const ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*(;|$)/i;

export const MAX_PARTS = 100;

export const isMultipart = (c: Context): boolean => MULTIPART.test(c.req.header("content-type") ?? "");

export const postedRequest = async (c: Context, url = c.req.url): Promise<Request> =>
  new Request(url, {
    method: "POST",
    headers: { "content-type": c.req.header("content-type") ?? "" },
    body: await c.req.arrayBuffer(),
  });

/**
 * Browsers send at most three headers for a part. Node's own parser has no such limits, so one form could occupy it for seconds.
 */
const LIMITS = { headerPairs: 10, fieldNameSize: 200, fieldSize: MAX_BODY_BYTES };
const unreadable = () => problem(400, "The form cannot be read");

/** In bytes. A form is parsed in pieces of this size. Parsing stops when a limit is exceeded. */
const PIECE = 2 ** 16;

/**
 * Reads a multipart form with its files. Throws a 415 for another content type, a 413 for too many parts or too long values, and
 * a 400 for an invalid body.
 */
export async function readParts(
  type: string,
  body: ArrayBuffer,
  maxParts = Number.POSITIVE_INFINITY,
): Promise<FormData> {
  if (!MULTIPART.test(type)) throw problem(415, "Please send this as a form");
  const bytes = Buffer.from(body);
  const form = new FormData();
  let refusal: Error | undefined;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const refuse = (error: Error) => {
    refusal ??= error;
    end();
  };
  const parser = openParser({ "content-type": type }, maxParts);
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse(problem(413, "Something in the form is too long"));
    form.append(name, value);
  });
  parser.on("file", (name, content, fileName, _encoding, type) => {
    const pieces: Buffer<ArrayBuffer>[] = [];
    content.on("data", (piece) => pieces.push(piece));
    content.on("end", () => form.append(name, new File(pieces, fileName ?? "", { type })));
  });
  parser.on("partsLimit", () =>
    refuse(problem(413, `The form has too many fields: ${maxParts} is the most`)),
  );
  parser.on("error", () => refuse(unreadable()));
  parser.on("finish", end);
  for (let at = 0; at < bytes.length && !refusal; at += PIECE) parser.write(bytes.subarray(at, at + PIECE));
  parser.end();
  await ended;
  if (refusal) throw refusal;
  return form;
}

function openParser(headers: BusboyHeaders, parts: number): BusboyInstance {
  try {
    return new Busboy({ headers, limits: { ...LIMITS, parts } });
  } catch {
    throw unreadable();
  }
}

/** Throws a 400 for the NUL character, which PostgreSQL refuses. */
export async function readForm(
  request: Request,
  { texts, lists = [], pictures = [] }: FormFields,
): Promise<FormData> {
  const form = new FormData();
  const left = new Map<string, number>([
    ...texts.map((name) => [name, 1] as const),
    ...lists.map((name) => [name, MAX_PAGE_SIZE] as const),
  ]);
  for (const [name, value] of await readEntries(request, left)) {
    if (typeof value !== "string" && pictures.includes(name)) form.append(name, value);
    const values = left.get(name);
    if (typeof value !== "string" || !values) continue;
    if (value.includes("\0")) throw problem(400, "Something in the form cannot be stored as it is");
    left.set(name, values - 1);
    form.append(name, value);
  }
  return form;
}

async function readEntries(
  request: Request,
  names: ReadonlyMap<string, number>,
): Promise<Iterable<[string, FormDataEntryValue]>> {
  if (ENCODED.test(typeOf(request))) {
    // Only known fields are decoded, because decoding takes ten times as long as this comparison. Browsers don't encode the
    // letters, digits and hyphens of names.
    const pairs = (await request.text()).split("&");
    return new URLSearchParams(pairs.filter((pair) => names.has(pair.split("=", 1)[0] ?? "")).join("&"));
  }
  return readParts(typeOf(request), await request.arrayBuffer(), MAX_PARTS);
}

const typeOf = (request: Request): string => request.headers.get("content-type") ?? "";
