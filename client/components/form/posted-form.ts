import { useEffect } from "react";
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import type { ZodSafeParseResult } from "zod";
import type { ActionArgs, LoaderResult } from "#client/page.ts";
import type { FormFailure } from "./error-summary.tsx";
import type { Questions } from "./find-questions.ts";
import { HONEYPOT } from "./honeypot.tsx";

export interface PostedForm extends FormFailure {
  values: Record<string, string>;
}

/** Drops the honeypot's value. A password manager may have filled it in, and the next attempt must succeed. */
export function postedForm(
  { [HONEYPOT]: _, ...values }: Record<string, string>,
  failure: Partial<FormFailure>,
): PostedForm {
  return { values, errors: {}, ...failure };
}

export const invalidForm = (
  values: Record<string, string>,
  issues: Parameters<typeof errorsByField>[0],
): LoaderResult => ({
  props: { posted: postedForm(values, { errors: errorsByField(issues, values) }) },
  status: 422,
});

export const readTextFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** Browsers submit line breaks as CRLF. */
export const comparable = (value = ""): string => value.replaceAll("\r\n", "\n");

/**
 * The values of a form when it was opened, from the text of a hidden field. If it can't be read, every typed value counts as
 * changed.
 */
export function readOpened(json = ""): Readonly<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values !== "object" || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

export function parsePostedForm<Values>(
  form: FormData,
  schema: { safeParse: (values: unknown) => ZodSafeParseResult<Values> },
) {
  const values = readTextFields(form);
  const { data, error } = schema.safeParse(values);
  return error ? { invalid: invalidForm(values, error.issues) } : { data };
}

const firstOfPath = (path: readonly PropertyKey[]): string => String(path[0] ?? "");

/** `fieldOf` returns the form field of an issue's path. */
export function errorsByField(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  values: Readonly<Record<string, string>>,
  fieldOf: (path: readonly PropertyKey[]) => string = firstOfPath,
): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    if (!messages.has(field)) messages.set(field, message);
  }
  const posted = Object.keys(values).filter((name) => messages.has(name));
  // A field without a value, such as a choice that was not made, is not posted.
  const names = new Set([...posted, ...messages.keys()]);
  return Object.fromEntries(Array.from(names, (name) => [name, messages.get(name) ?? ""]));
}

export function useFocusOnPostedError<Values extends FieldValues, Output>(
  { setFocus, getValues }: UseFormReturn<Values, unknown, Output>,
  posted: PostedForm | undefined,
) {
  useEffect(() => {
    const first = Object.keys(getValues()).find((name) => posted?.errors[name]);
    if (first) setFocus(first as Path<Values>);
  }, [posted, setFocus, getValues]);
}

type Control = HTMLElement & {
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
};

/** Keeps what was typed or ticked before the form's code had loaded. Registering a field would restore its initial value. */
const withTypedValue = <Registered extends UseFormRegisterReturn>(field: Registered) => ({
  ...field,
  ref(control: Control | null) {
    const { value, defaultValue = value } = control ?? {};
    const isPressed = control?.checked === true && !control.defaultChecked;
    field.ref(control);
    if (control && isPressed && !control.checked) {
      control.checked = true;
      field.onChange({ target: control, type: "change" });
    }
    if (!control || value === undefined || value === defaultValue || value === control.value) return;
    control.value = value;
    field.onChange({ target: control, type: "change" });
  },
});

/**
 * Errors from the server are shown until the first submit with script. A field with such an error has its name as id, so that the
 * summary links to it.
 */
export function useFieldProps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { posted, questions }: { posted?: PostedForm | undefined; questions?: Questions } = {},
) {
  const { register, formState } = form;
  const { errors, defaultValues, isSubmitted } = formState;
  return (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
    ...withTypedValue(register(name, options)),
    defaultValue: String(get(defaultValues, name) ?? ""),
    error:
      (get(errors, name) as FieldError | undefined)?.message ??
      (isSubmitted ? undefined : posted?.errors[name]),
    question: questions?.[name],
    ...(posted?.errors[name] && { id: name as string }),
  });
}

export function unsentForm({ form }: Pick<ActionArgs, "form">, message: string): LoaderResult {
  return { props: { posted: postedForm(readTextFields(form), { message }) } };
}
