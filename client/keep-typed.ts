import { tryStorage } from "./try-storage.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that nobody types into, or whose value no browser may keep. */
const LEFT_OUT = ["hidden", "password", "file", "submit", "button"];

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Is the same at each visit. A form with a name may have fields whose ids depend on the rest of the page. The key of a choice
 * includes the value, because options of a group share a name.
 */
function keyOf(field: Field): string {
  const formName = field.form?.dataset.keeps;
  if (!formName && field.id) return field.id;
  return [formName, field.name, isCheckable(field) ? field.value : ""].join(" ");
}

/** A hidden field that says of which state of the server's data the typed values are. */
const isState = (field: Field): boolean => field.type === "hidden" && field.dataset.keeps !== undefined;

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

/** Opens the boxes around a field, because folded words look lost. */
function unfold(field: Element | null | undefined): void {
  const box = field?.closest("details");
  if (!box) return;
  box.open = true;
  unfold(box.parentElement);
}

interface Typed {
  value: string;
  isSent: boolean;
}

/** True if the server shows a form again that it refused. The visitor then typed the values that the server rendered. */
const wasRefused = (form: HTMLFormElement | null): boolean =>
  form?.querySelector("[aria-invalid=true], [role=alert]") != null;

/**
 * False after a reload, Back or Forward. The form may then not have been handled, so sent values are restored too, and a refused
 * form may have been changed since.
 */
export const isNewPage = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");

/**
 * Keeps typed values of the page's posted forms in this tab, so that a reload or a visit to another page loses nothing. A new
 * page load does not restore values that were sent. A form whose values stand in the URL is kept if it has `data-keeps`, and
 * restored only after a reload, Back or Forward: a link to the page has values of its own. A hidden field with `data-keeps` is
 * kept with what was typed beside it, so that the server still sees that the values are of an older state. A link with
 * `data-forgets` drops the page's values. The returned function stops keeping values.
 */
export function keepTyped(
  root: Document | HTMLElement,
  storageKey = `typed:${location.pathname}`,
): () => void {
  const fields = () =>
    [...root.querySelectorAll<Field>("input, textarea, select")].filter(
      (field) =>
        (field.form?.method === "post" || field.form?.dataset.keeps) &&
        (isState(field) || !LEFT_OUT.includes(field.type)),
    );
  let sentForm: EventTarget | null = null;

  const read = (): Record<string, Typed | undefined> =>
    tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) ?? {};

  /**
   * Saves the fields of the page. Saved values of missing fields stay, because the page may show a sign-in form or an error
   * instead of the form.
   */
  const save = () => {
    const kept = read();
    const typed = fields().filter(
      (field) => typedValueOf(field) !== renderedValueOf(field) || wasRefused(field.form),
    );
    const typedForms = new Set(typed.map(({ form }) => form));
    for (const field of fields()) {
      const isTyped = isState(field) ? typedForms.has(field.form) : typed.includes(field);
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
      const isRendered =
        isNewPage() && (typed?.isSent || wasRefused(field.form) || field.form?.method === "get");
      if (!typed || isRendered) continue;
      setValue(field, typed.value);
      if (typed.value !== renderedValueOf(field)) unfold(field);
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
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("[data-forgets]"))) return;
    stop();
    tryStorage(() => sessionStorage.removeItem(storageKey));
  };
  const stop = () => {
    root.removeEventListener("input", handleInput);
    root.removeEventListener("submit", handleSubmit);
    root.removeEventListener("click", handleClick);
    removeEventListener("pagehide", save);
  };
  restore();
  save();
  root.addEventListener("input", handleInput);
  root.addEventListener("submit", handleSubmit);
  root.addEventListener("click", handleClick);
  addEventListener("pagehide", save);
  return stop;
}
