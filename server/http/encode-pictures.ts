import type { Context, MiddlewareHandler } from "hono";
import { MAX_PHOTOS, PICTURE_PROBLEM, type PictureProblem } from "#contract/pictures.ts";
import { problemOf } from "./errors/errors.ts";
import type { NetworksOf } from "./limits/visitor-address.ts";
import { isMultipart, MAX_PARTS, readParts } from "./posted-form.ts";
import { measureProcessor, PICTURE_MS, type RequestQueue } from "./request-queue.ts";

interface EncodePicturesDeps {
  encode: (bytes: Uint8Array, field: string) => Promise<Buffer | PictureProblem>;
  queue: Pick<RequestQueue, "run" | "charge">;
  networksOf: NetworksOf;
  /** Counts the upload towards its limits. Throws a 429 if a limit is exceeded. */
  count: (c: Context) => Promise<unknown>;
}

/** A refused picture does not stop the form: the reason becomes the field `PICTURE_PROBLEM`. */
export function encodePictures({ encode, queue, networksOf, count }: EncodePicturesDeps): MiddlewareHandler {
  async function encodeInTurn(c: Context, field: string, file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const networks = networksOf(c);
    const task = { networks, kind: "picture", signal: c.req.raw.signal } as const;
    const timed = async () => {
      const started = performance.now();
      // Charges the elapsed time, because some small pictures take twenty times as long to encode as others.
      return encode(bytes, field).finally(() =>
        queue.charge(networks, Math.max(PICTURE_MS, performance.now() - started)),
      );
    };
    // A 503 comes from the queue if too many jobs wait or this one waited too long. The form is then handled without this picture.
    return queue.run(task, timed).catch(valueFor(503, "busy" as const));
  }

  /** Reads the body before the form waits in the queue, so that a slow sender keeps nobody waiting. */
  async function readInTurn(c: Context): Promise<FormData> {
    const body = await c.req.arrayBuffer();
    const networks = networksOf(c);
    const task = { networks, kind: "database", signal: c.req.raw.signal } as const;
    return queue.run(task, () => {
      const processorMs = measureProcessor();
      const form = readParts(c.req.header("content-type") ?? "", body, MAX_PARTS);
      return form.finally(() => queue.charge(networks, processorMs()));
    });
  }

  async function addPictures(c: Context, form: FormData, files: readonly [string, File][]): Promise<void> {
    const isOver = await count(c).then(() => false, valueFor(429, true));
    for (const [field, file] of isOver ? [] : files.slice(0, MAX_PHOTOS)) {
      const encoded = await encodeInTurn(c, field, file);
      if (typeof encoded === "string") form.append(PICTURE_PROBLEM, encoded);
      else form.append(field, new Blob([new Uint8Array(encoded)], { type: "image/webp" }));
    }
    if (isOver) form.append(PICTURE_PROBLEM, "too-often");
    else if (files.length > MAX_PHOTOS) form.append(PICTURE_PROBLEM, "too-many");
  }

  return async (c, next) => {
    if (!isMultipart(c)) return next();
    const form = new FormData();
    const files: [string, File][] = [];
    for (const [name, value] of await readInTurn(c)) {
      if (typeof value === "string") form.append(name, value);
      else if (value.size > 0) files.push([name, value]);
    }
    if (files.length > 0) await addPictures(c, form, files);
    const { url, signal } = c.req.raw;
    c.req.raw = new Request(url, { method: "POST", headers: headersWithoutBody(c), body: form, signal });
    c.req.bodyCache = {};
    await next();
  };
}

function headersWithoutBody(c: Context): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return headers;
}

/** Returns `value` for an error that is answered with `status`, and throws all other errors. */
const valueFor =
  <Value>(status: number, value: Value) =>
  (error: unknown): Value => {
    if (problemOf(error)?.status === status) return value;
    throw error;
  };
