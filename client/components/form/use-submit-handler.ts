import type { FormEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type HoneypotField, readHoneypot } from "./honeypot.tsx";
import { usePending } from "./use-pending.ts";

interface SubmitOptions<Output> {
  send: (fields: Output & HoneypotField) => Promise<unknown>;
  /** Resolves to true if the visitor is asked about a value first. The form is then not sent. */
  ask?: (fields: Output) => Promise<boolean>;
}

/** Validates the form and sends it. A second press is ignored until the response to the first arrives. */
export function useSubmitHandler<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { send, ask }: SubmitOptions<Output>,
) {
  const { run } = usePending();
  return (event: FormEvent<HTMLFormElement>) => {
    const website = readHoneypot(event.currentTarget);
    const submit = async (fields: Output) => {
      if (!(await ask?.(fields))) await send({ ...fields, website });
    };
    // The mutation's own `onError` reports a failure.
    return form.handleSubmit((fields) => run(() => submit(fields)).catch(() => {}))(event);
  };
}
