import type { Context } from "hono";
import { MAX_PAGE_SIZE } from "#contract/limits.ts";
import { problem } from "./errors/errors.ts";

/** The names of a form's fields. Everything else that is posted is dropped. */
export interface FormFields {
  /** Fields with one value. The first one counts. */
  texts: readonly string[];
  /** Fields with several values, such as the ticked companies of a list: at most `MAX_PAGE_SIZE`. */
  lists?: readonly string[];
  /** Fields with pictures, which `encodePictures` has encoded. */
  pictures?: readonly string[];
}

const ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*(;|$)/i;

/** Reading a part takes a hundred times as long as reading an encoded field, so a form with more parts is refused. */
export const MAX_PARTS = 100;

export const isMultipart = (c: Context): boolean => MULTIPART.test(c.req.header("content-type") ?? "");

/** The posted form of a request, without the other headers. Can be called several times for a request. */
export const postedRequest = async (c: Context, url = c.req.url): Promise<Request> =>
  new Request(url, {
    method: "POST",
    headers: { "content-type": c.req.header("content-type") ?? "" },
    body: await c.req.arrayBuffer(),
  });

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}

/** Reads a form with its files. Throws a 415 for another content type, and a 400 for an invalid body. */
export async function readParts(request: Request, maxParts = Number.POSITIVE_INFINITY): Promise<FormData> {
  if (!MULTIPART.test(typeOf(request))) throw problem(415, "Please send this as a form");
  const [, boundary] = /;\s*boundary="?([^";]+)/i.exec(typeOf(request)) ?? [];
  if (boundary && countOf(Buffer.from(await request.clone().arrayBuffer()), `--${boundary}`) > maxParts)
    throw problem(413, `The form has too many fields: ${maxParts} is the most`);
  return request.formData().catch((error: unknown) => {
    throw error instanceof TypeError ? problem(400, "The form cannot be read") : error;
  });
}

/** Reads the given fields of a form; other, repeated ones and files are dropped. A 400 for NUL, which PostgreSQL refuses. */
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
  return readParts(request, MAX_PARTS);
}

const typeOf = (request: Request): string => request.headers.get("content-type") ?? "";
