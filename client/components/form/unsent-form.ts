import type { ActionArgs, LoaderResult } from "#client/page.ts";
import { type PostedForm, readTextFields } from "./posted-form.ts";

/** Shows a form again with everything that was typed, and with the reason why it was not handled. */
export function unsentForm({ form }: Pick<ActionArgs, "form">, message: string): LoaderResult {
  const posted: PostedForm = { values: readTextFields(form), errors: {}, message };
  return { props: { posted } };
}
