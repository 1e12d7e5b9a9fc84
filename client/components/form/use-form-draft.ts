import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

const storageKey = (name: string) => `draft:${name}`;

/** The values typed into a form earlier in this tab, or null. */
function readDraft<Values extends FieldValues>(name: string): DefaultValues<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
  } catch {
    return null;
  }
}

export const hasDraft = (name: string): boolean => sessionStorage.getItem(storageKey(name)) !== null;

export const deleteDraft = (name: string) => sessionStorage.removeItem(storageKey(name));

/**
 * Saves the form's values in session storage, so that they survive a reload and a failed request. Values that the form
 * already has, such as a location from the URL, take precedence over the saved ones.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { subscribe, reset, getValues } = form;
  useEffect(() => {
    const draft = readDraft<Values>(name);
    if (draft) reset({ ...draft, ...nonEmptyFields(getValues()) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(storageKey(name), JSON.stringify(values)),
    });
  }, [name, subscribe, reset, getValues]);
}

/** Fields with text. Numbers and lists are ignored: a form opens only with their defaults. */
const nonEmptyFields = <Values extends FieldValues>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === "string" && value !== ""),
  ) as Partial<Values>;
