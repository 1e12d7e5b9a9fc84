import type { FormEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { RequestError } from "#client/queries/request.ts";
import { HONEYPOT, type HoneypotField, honeypotOf } from "./honeypot.tsx";
import { usePending } from "./use-pending.ts";

interface SubmitOptions<Output> {
  send: (fields: Output & HoneypotField) => Promise<unknown>;
  /** Resolves to true if the visitor must first answer a question about a value. The form is then not sent. */
  ask?: (fields: Output) => Promise<boolean>;
}

export function useSubmitHandler<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { send, ask }: SubmitOptions<Output>,
) {
  const { run } = usePending();
  return (event: FormEvent<HTMLFormElement>) => {
    const field = honeypotOf(event.currentTarget);
    const submit = async (fields: Output) => {
      if (!(await ask?.(fields))) await send({ ...fields, website: field.value });
    };
    // The mutation's own `onError` reports a failure.
    const handleError = (error: unknown) => {
      const message = error instanceof RequestError && error.fields[HONEYPOT];
      if (!message) return;
      field.value = "";
      form.setError(`root.${HONEYPOT}`, { message });
      // `setError` marks the form as invalid until a field changes. Triggering no field computes the form's validity again.
      void form.trigger([]);
    };
    return form.handleSubmit((fields) => run(() => submit(fields)).catch(handleError))(event);
  };
}
