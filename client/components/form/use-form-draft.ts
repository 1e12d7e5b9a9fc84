import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

const storageKey = (name: string) => `draft:${name}`;

/** What was typed into a form before the page was reloaded, if anything. */
export function readDraft<Values extends FieldValues>(name: string): DefaultValues<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
  } catch {
    return null;
  }
}

export const hasDraft = (name: string): boolean => sessionStorage.getItem(storageKey(name)) !== null;

export const deleteDraft = (name: string) => sessionStorage.removeItem(storageKey(name));

/**
 * Keeps what is typed for this tab, so that neither a failed send nor a reload loses it. What the form was opened with
 * (a place named in the address, say) counts more than what was typed before.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { subscribe, reset, getValues } = form;
  useEffect(() => {
    const draft = readDraft<Values>(name);
    if (draft) reset({ ...draft, ...filled(getValues()) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(storageKey(name), JSON.stringify(values)),
    });
  }, [name, subscribe, reset, getValues]);
}

/** The fields that hold something already; a number or a list is only ever a default. */
const filled = <Values extends FieldValues>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === "string" && value !== ""),
  ) as Partial<Values>;
