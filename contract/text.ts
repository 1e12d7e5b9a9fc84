import { z } from "zod";

const typed = (label: string, most: number, missing = `${label} must be text`) =>
  z.string(missing).trim().max(most, `${label} is too long (at most ${most} characters)`);

const onOneLine = (value: string) => value.replace(/\s+/g, " ");

/** A required text; the message for an empty one is `${label} is required`. */
export const requiredText = (label: string, most: number) =>
  typed(label, most, `${label} is required`).min(1, `${label} is required`);

export const requiredLine = (label: string, most: number) => requiredText(label, most).overwrite(onOneLine);

/** An optional value: undefined means unchanged or not given, an empty text means null. */
export const orNone = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value || null)
    .optional();

export const optionalText = (label: string, most: number) => orNone(typed(label, most));

export const line = (label: string, most: number) => typed(label, most).overwrite(onOneLine);

export const optionalLine = (label: string, most: number) => orNone(line(label, most));
