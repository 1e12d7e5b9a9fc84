import type { Context } from "hono";
import type { z } from "zod";
import { problem } from "./errors/errors.ts";

/** The maximum number of values in a body. Public calls need at most a few hundred: five companies, each with all its fields. */
const MAX_VALUES = 1_000;

/** Values are counted before they are checked, because checking a value takes a hundred times as long. */
function hasMoreValues(value: unknown, most: number): boolean {
  const waiting = [value];
  let counted = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    counted += 1;
    if (counted > most) return true;
    if (typeof next === "object" && next !== null) for (const item of Object.values(next)) waiting.push(item);
  }
  return false;
}

/** Throws a 400 with the first message of each field. The first field's message is also the main message. */
function refuse(error: z.ZodError): never {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".") || "body"] ??= message;
  throw problem(400, error.issues[0]?.message ?? "The request cannot be understood", { fields });
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  return result.success ? result.data : refuse(result.error);
}

export const readQuery = <Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> =>
  parseInput(schema, c.req.query());

/** Throws a 400 for an invalid body, and a 413 for a body with more than `maxValues` values. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  { maxValues = MAX_VALUES } = {},
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw problem(400, "The request body is not valid JSON");
  }
  if (hasMoreValues(value, maxValues)) throw problem(413, `The request has more than ${maxValues} values`);
  return parseInput(schema, value);
}

export type FileStart = { from?: number | undefined };

/**
 * Reads `from`, the number of an entry, and returns the number of the first entry in its file. Undefined for the first file.
 * Empty if `from` is no number.
 */
export const readFileStart =
  (size: number) =>
  (params: URLSearchParams): FileStart => {
    const entry = params.get("from") ?? "";
    if (!/^\d{1,9}$/.test(entry)) return {};
    const file = Math.floor((Number(entry) - 1) / size);
    return { from: file > 0 ? file * size + 1 : undefined };
  };
