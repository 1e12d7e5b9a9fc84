import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { RequestError } from "#client/queries/request.ts";
import { useToast } from "../toasts/toasts.tsx";

/** If the form has no field `companies`, a message about the companies becomes the form error `root.companies`. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setError">,
  error: unknown,
) {
  if (!(error instanceof RequestError)) return;
  const values = form.getValues();
  const { companies } = error.fields;
  if (companies && !("companies" in values)) form.setError("root.companies", { message: companies });
  // A field within a list is named with its index, for example prices.0.price.
  const known = Object.entries(error.fields).filter(([name]) => (name.split(".")[0] ?? "") in values);
  known.forEach(([name, message], position) => {
    form.setError(name as Path<Values>, { message }, { shouldFocus: position === 0 });
  });
}

export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof RequestError && error.serverMessage) || fallback;

export function useErrorToast(failed: string, title = "Error"): (error: Error) => void {
  const showToast = useToast();
  return (error) => showToast({ title, description: errorMessage(error, failed), destructive: true });
}
