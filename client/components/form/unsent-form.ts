import type { ActionArgs, LoaderResult } from "#client/page.ts";
import { postedForm, readTextFields } from "./posted-form.ts";

/** Shows a form again with everything that was typed, and with the reason why it was not handled. */
export function unsentForm({ form }: Pick<ActionArgs, "form">, message: string): LoaderResult {
  return { props: { posted: postedForm(readTextFields(form), { message }) } };
}
