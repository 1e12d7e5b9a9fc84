import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { tryStorage } from "#client/try-storage.ts";
import { handOverTyped } from "./keep-until-script.ts";

export const SENT_WORDS = "sent-words";

const storageKey = (name: string) => `draft:${name}`;

interface Draft<Values extends FieldValues> {
  values: DefaultValues<Values>;
  prefilledFrom: string;
}

export function readDraft<Saved extends { values: object }>(name: string): Saved | null {
  const draft: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null"));
  return typeof draft === "object" && draft !== null && "values" in draft ? (draft as Saved) : null;
}

export const saveDraft = <Saved extends { values: object }>(name: string, draft: Saved) =>
  tryStorage(() => sessionStorage.setItem(storageKey(name), JSON.stringify(draft)));

export const hasDraft = (name: string): boolean =>
  tryStorage(() => sessionStorage.getItem(storageKey(name))) !== null;

export const deleteDrafts = (beginning: string) =>
  tryStorage(() => {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey(beginning)));
    for (const key of kept) sessionStorage.removeItem(key);
  });

export const deleteDraft = (name: string) => tryStorage(() => sessionStorage.removeItem(storageKey(name)));

/**
 * Saves the form's values in session storage, so that they survive a reload and a failed request. If `prefilledFrom` has changed
 * since, prefilled texts replace saved texts.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  prefilledFrom = "",
) {
  const { subscribe, reset, getValues, formState } = form;
  const initial = useRef(formState.defaultValues ?? {});
  useEffect(() => {
    const save = (values: Values) => saveDraft(name, { values, prefilledFrom });
    const draft = readDraft<Draft<Values>>(name);
    const values = getValues();
    // These texts were typed before the form's code had loaded.
    const typed = changedTexts(values, initial.current);
    // Parts of the page began to watch values after the fields were registered, so they missed these texts. A reset tells them.
    if (draft || Object.keys(typed).length > 0) {
      const isSame = !draft || draft.prefilledFrom === prefilledFrom;
      const prefilled = isSame ? {} : changedTexts(values, {});
      reset({ ...values, ...draft?.values, ...prefilled, ...typed }, { keepDefaultValues: true });
    }
    const opened: Readonly<Partial<Record<string, unknown>>> = initial.current;
    if (Object.entries(values).some(([field, value]) => value !== opened[field])) save(getValues());
    handOverTyped();
    return subscribe({ formState: { values: true }, callback: (state) => save(state.values) });
  }, [name, prefilledFrom, subscribe, reset, getValues]);
}

/** Leaves out numbers and lists, because their default values look like prefilled values. */
const changedTexts = <Values extends FieldValues>(
  values: Values,
  initial: Readonly<Partial<Record<string, unknown>>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => typeof value === "string" && value !== (initial[field] ?? ""),
    ),
  ) as Partial<Values>;
