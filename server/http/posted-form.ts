import type { Context } from "hono";
import { problem } from "./errors/errors.ts";

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The form that was sent, in either of the two ways there are; a refusal when it is none. */
export async function readForm(c: Context): Promise<FormData> {
  if (!FORM.test(c.req.header("content-type") ?? "")) throw problem(415, "Please send this as a form");
  return c.req.formData().catch((error: unknown) => {
    throw error instanceof TypeError ? problem(400, "The form cannot be read") : error;
  });
}

/** Its texts, for a page; a page wants no files. */
export async function readTexts(c: Context): Promise<URLSearchParams> {
  const texts = [...(await readForm(c))].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (texts.some(([, value]) => value.includes("\0"))) {
    throw problem(400, "Something in the form cannot be stored as it is");
  }
  return new URLSearchParams(texts);
}
