import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { RequestError } from "#client/queries/request.ts";

/** Puts the server's messages beside the fields they are about, and the focus on the first. */
export function showServerErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown) {
  if (!(error instanceof RequestError)) return;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  known.forEach(([name, message], position) => {
    form.setError(name as Path<Values>, { message }, { shouldFocus: position === 0 });
  });
}

/** The server's own sentence, else ours. */
export const errorMessage = (error: unknown, otherwise: string): string =>
  (error instanceof RequestError && error.serverMessage) || otherwise;
