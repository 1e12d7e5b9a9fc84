import { Parser } from "htmlparser2";

type Fields = [name: string, value: string][];

interface Control {
  /** The text on the button. */
  text: string;
  name: string | undefined;
  value: string;
}

/** A form with the method POST, before scripts changed it. */
export interface PageForm {
  action: string | undefined;
  /** The fields that a browser sends if the visitor enters nothing. */
  fields: Fields;
  buttons: Control[];
}

interface Open {
  form: PageForm | null;
  button: Control | null;
  /** The text area and the select whose content is being read. Their values are in their content. */
  textarea: { name: string; value: string } | null;
  select: { name: string; value: string | null } | null;
}

type Attributes = Record<string, string>;

const UNSENT = ["submit", "button", "reset", "image", "file"];

function openInput(form: PageForm, { name, type = "text", value, checked }: Attributes) {
  if (!name || UNSENT.includes(type)) return;
  const isChoice = type === "checkbox" || type === "radio";
  if (!isChoice || checked !== undefined) form.fields.push([name, value ?? (isChoice ? "on" : "")]);
}

function openElement(open: Open, tag: string, attributes: Attributes) {
  const { form, select } = open;
  const { name, value = "" } = attributes;
  if (form && tag === "input") openInput(form, attributes);
  if (form && tag === "button") {
    open.button = { text: "", name, value };
    form.buttons.push(open.button);
  }
  if (tag === "textarea" && name) open.textarea = { name, value: "" };
  if (tag === "select" && name) open.select = { name, value: null };
  if (select && tag === "option" && (select.value === null || attributes.selected !== undefined)) {
    select.value = value;
  }
}

function closeElement(open: Open, tag: string) {
  const { form, textarea, select } = open;
  if (tag === "textarea" && textarea) form?.fields.push([textarea.name, textarea.value]);
  if (tag === "select" && select) form?.fields.push([select.name, select.value ?? ""]);
  if (tag === "form" || tag === "button" || tag === "textarea" || tag === "select") open[tag] = null;
}

/** Returns the forms of a page that a browser would send with POST. */
export function postForms(html: string): PageForm[] {
  const forms: PageForm[] = [];
  const open: Open = { form: null, button: null, textarea: null, select: null };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === "form" && attributes.method === "post") {
        open.form = { action: attributes.action, fields: [], buttons: [] };
        forms.push(open.form);
      } else openElement(open, tag, attributes);
    },
    ontext(text) {
      if (open.button) open.button.text += text;
      if (open.textarea) open.textarea.value += text;
    },
    onclosetag: (tag) => closeElement(open, tag),
  });
  parser.end(html);
  return forms;
}
