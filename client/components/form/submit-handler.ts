import type { FormEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type HoneypotField, readHoneypot } from "./honeypot.tsx";

/** The part of a mutation that sends a form. */
interface FormMutation<Output> {
  isPending: boolean;
  mutateAsync: (fields: Output & HoneypotField) => Promise<unknown>;
}

/** Validates the form and sends it. A second press is ignored while the first request is pending. */
export function submitHandler<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  mutation: FormMutation<Output>,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    const website = readHoneypot(event.currentTarget);
    return form.handleSubmit(async (fields) => {
      if (mutation.isPending) return;
      // The mutation's own `onError` reports the failure.
      await mutation.mutateAsync({ ...fields, website }).catch(() => {});
    })(event);
  };
}
