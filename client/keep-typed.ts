import { tryStorage } from "./try-storage.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that nobody types into, or whose value no browser may keep. */
const LEFT_OUT = ["hidden", "password", "file", "submit", "button"];

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * The id of a field is the same at every visit. Without an id, the key includes the value, because options of a group share a
 * name.
 */
const keyOf = (field: Field): string => field.id || `${field.name} ${field.value}`;

const typedValueOf = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value);

function renderedValueOf(field: Field): string {
  if (isCheckable(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

function setValue(field: Field, value: string): void {
  if (isCheckable(field)) field.checked = value === "true";
  else field.value = value;
}

interface Typed {
  value: string;
  isSent: boolean;
}

/** True if the server shows the form again because it could not be handled. The visitor typed its rendered values. */
const wasRefused = (form: HTMLFormElement | null): boolean =>
  form?.querySelector("[aria-invalid=true], [role=alert]") != null;

/**
 * The page after a submitted form is a new page load, so the sent values need not be restored. After a reload or Back, nobody
 * knows whether the form was handled.
 */
const isNewPage = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");

/**
 * Keeps typed values of the page's posted forms in this tab, so that a reload or a visit to another page loses nothing. Sent
 * values are not restored at the next visit. The returned function stops this.
 */
export function keepTyped(
  root: Document | HTMLElement,
  storageKey = `typed:${location.pathname}`,
): () => void {
  const fields = () =>
    [...root.querySelectorAll<Field>("input, textarea, select")].filter(
      ({ type, form }) => form?.method === "post" && !LEFT_OUT.includes(type),
    );
  let sentForm: EventTarget | null = null;

  const read = (): Record<string, Typed | undefined> =>
    tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) ?? {};

  /** Keeps the values of fields that the page does not show. It may show a sign-in form instead, or an error of the database. */
  const save = () => {
    const kept = read();
    for (const field of fields()) {
      const isTyped = typedValueOf(field) !== renderedValueOf(field) || wasRefused(field.form);
      kept[keyOf(field)] = isTyped
        ? { value: typedValueOf(field), isSent: field.form === sentForm }
        : undefined;
    }
    tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)));
  };

  const restore = () => {
    const kept = read();
    for (const field of fields()) {
      const typed = kept[keyOf(field)];
      if (typed && !(typed.isSent && isNewPage()) && !wasRefused(field.form)) setValue(field, typed.value);
    }
  };

  const handleInput = () => {
    sentForm = null;
    save();
  };
  const handleSubmit = ({ target }: Event) => {
    sentForm = target;
    save();
  };
  restore();
  save();
  root.addEventListener("input", handleInput);
  root.addEventListener("submit", handleSubmit);
  addEventListener("pagehide", save);
  return () => {
    root.removeEventListener("input", handleInput);
    root.removeEventListener("submit", handleSubmit);
    removeEventListener("pagehide", save);
  };
}
