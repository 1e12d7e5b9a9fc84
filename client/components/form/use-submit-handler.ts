import { type FormEvent, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type HoneypotField, readHoneypot } from "./honeypot.tsx";

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
  const isBusy = useRef(false);
  return (event: FormEvent<HTMLFormElement>) => {
    const website = readHoneypot(event.currentTarget);
    return form.handleSubmit(async (fields) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        if (!(await ask?.(fields))) await send({ ...fields, website });
      } catch {
        // The mutation's own `onError` reports the failure.
      } finally {
        isBusy.current = false;
      }
    })(event);
  };
}
