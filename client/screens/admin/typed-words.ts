import { type ChangeEvent, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { deleteDrafts, readDraft, saveDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";

const PREFIX = "desk:";

/** Deletes unsent drafts whose name starts with `beginning`. At sign-out, `beginning` is empty and all drafts are deleted. */
export const forgetTyped = (beginning = "") => deleteDrafts(PREFIX + beginning);

/**
 * Keeps the text in this tab until it is sent or the administrator signs out. It survives a reload, another page and an expired
 * session.
 */
export function useTypedText(name: string, initial = "") {
  const key = PREFIX + name;
  const [text, setText] = useState(
    () => readDraft<{ values: { text: string } }>(key)?.values.text ?? initial,
  );
  const set = (typed: string) => {
    setText(typed);
    saveDraft(key, { values: { text: typed } });
  };
  return {
    text,
    set,
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(target.value),
    },
  };
}

const itemKey = (name: string) => `${PREFIX}${name}, item`;

/**
 * The item as it was when the administrator began to type, or `item` if nothing was typed. Its version shows the server whether a
 * newer version exists.
 */
export const itemOfTyped = <Item extends object>(name: string, item: Item): Item =>
  readDraft<{ values: Item }>(itemKey(name))?.values ?? item;

export function useTypedForm<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  item: object | null = null,
) {
  const { isDirty } = form.formState;
  useFormDraft(PREFIX + name, form);
  useEffect(() => {
    if (isDirty && item) saveDraft(itemKey(name), { values: item });
  }, [isDirty, item, name]);
}
