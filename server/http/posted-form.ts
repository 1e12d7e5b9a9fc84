import type { Context } from "hono";
import { problem } from "./errors/errors.ts";

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Reads a form in one of the two encodings of HTML. Throws a 415 for another content type, and a 400 for an invalid body. */
export async function readForm(c: Context): Promise<FormData> {
  if (!FORM.test(c.req.header("content-type") ?? "")) throw problem(415, "Please send this as a form");
  return c.req.formData().catch((error: unknown) => {
    throw error instanceof TypeError ? problem(400, "The form cannot be read") : error;
  });
}

/** Reads the text fields of a form. Files are ignored. Throws a 400 for a NUL character, which PostgreSQL cannot store. */
export async function readFormParams(c: Context): Promise<URLSearchParams> {
  const fields = [...(await readForm(c))].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (fields.some(([, value]) => value.includes("\0"))) {
    throw problem(400, "Something in the form cannot be stored as it is");
  }
  return new URLSearchParams(fields);
}
