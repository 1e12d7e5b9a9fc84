import type { z } from "zod";
import { errorsByField, type PostedForm, readTextFields } from "#client/components/form/posted-form.ts";
import type { LoaderResult } from "#client/page.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import { readPounds } from "#contract/text/pounds.ts";
import { donePath } from "./outcome.ts";

export type PostedPress = PostedForm;

const NUMBERS = ["weeks", "tonnes"];
const AMOUNT = "Give an amount such as 120 or 120.50";

function bodyOf(values: Record<string, string>): Record<string, unknown> {
  const said = Object.entries(values).filter(([name, value]) => value.trim() !== "" && name !== "key");
  return Object.fromEntries(
    said.map(([name, value]) => {
      if (NUMBERS.includes(name)) return [name, Number(value)];
      return [name, name === "amount" ? (readPounds(value) ?? value) : value];
    }),
  );
}

export const isPress = (form: FormData): boolean => form.has("press");

export const unsentPress = (form: FormData, message: string): LoaderResult => ({
  props: { pressed: { values: readTextFields(form), errors: {}, message } satisfies PostedPress },
});

interface PressTarget<Press> {
  send: (
    press: Press,
    key: string | null,
  ) => Promise<object | { refused: string; message: string; field?: string }>;
  page: `/${string}`;
}

export async function postPress<Schema extends z.ZodType<{ press: string }>>(
  form: FormData,
  schema: Schema,
  { send, page }: PressTarget<z.output<Schema>>,
): Promise<LoaderResult> {
  const { key = "", ...values } = readTextFields(form);
  const parsed = schema.safeParse(bodyOf(values));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path,
      message: path[0] === "amount" && readPounds(values.amount ?? "") === null ? AMOUNT : message,
    }));
    return again({ values, errors: errorsByField(issues, values) }, 422);
  }
  const result = await send(parsed.data, idempotencyKey.safeParse(key || undefined).data ?? null);
  if (!("refused" in result)) return { redirect: donePath(page, parsed.data.press) };
  const { refused, message, field } = result;
  if (refused === "not-found") return { status: 404 };
  if (refused === "expired") return { status: 410 };
  if (field) return again({ values, errors: { [field]: message } }, 422);
  return again({ values, errors: {}, message }, 409);
}

const again = (pressed: PostedPress, status: number): LoaderResult => ({ props: { pressed }, status });
