import { type ReactNode, useId } from "react";
import { ErrorSummary } from "#client/components/form/error-summary.tsx";
import { SelectField, SubmitButton, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { KeptForm } from "#client/components/form/kept-form.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { PressKind } from "#contract/hires/press-bodies.ts";
import { HiddenFields } from "../search/hidden-fields.tsx";
import { OUTCOME_ID, type PressContext } from "./outcome.ts";
import type { PostedPress } from "./post-press.ts";
import { PRESS_FORMS, type PressField, pressFieldsOf } from "./press-forms.ts";

interface PressFormProps extends PressContext {
  press: PressKind;
  /** The button that opens the form. Without such a button, the first of those that send. */
  label?: ReactNode;
  variant?: Parameters<typeof buttonClass>[0];
  text?: ReactNode;
  hidden?: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string | null>>;
  isWithoutFields?: boolean;
  /** The names of fields that need no answer any more. */
  known?: readonly string[];
  /** What browsers suggest while somebody types, by the name of the field. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** The form opens from a link in the text instead of a button. */
  isLink?: boolean;
}

/** Fields are in a `<details>`, which opens without script. */
export function PressForm(props: PressFormProps) {
  const { press, label, variant = "quiet", reader, pressed, hidden = {} } = props;
  if (reader === "viewer") return null;
  const form = PRESS_FORMS[press];
  const isPosted = pressed?.values.press === press && (pressed.values.number ?? "") === (hidden.number ?? "");
  const posted = isPosted ? pressed : undefined;
  const buttons = form.buttons.map(({ label: words, name, value }, position) => (
    <SubmitButton
      key={words}
      name={name}
      value={value}
      variant={value === "no" ? "quiet" : (form.variant ?? (form.label ? "primary" : variant))}
    >
      {(!form.label && position === 0 && label) || words}
    </SubmitButton>
  ));
  const questions = <PressFields {...props} reader={reader} posted={posted} />;
  if (!form.label)
    return (
      <form
        method="post"
        action={`#${OUTCOME_ID}`}
        className="grid gap-3 max-sm:w-full sm:max-w-md print:hidden"
      >
        {questions}
        <div className="grid gap-3 sm:flex">{buttons}</div>
      </form>
    );
  return (
    <details open={isPosted} className="max-w-md max-sm:w-full print:hidden">
      {props.isLink ? (
        <summary className="flex min-h-9 items-center">
          <span className="link">{label ?? form.label}</span>
        </summary>
      ) : (
        <summary className={`${buttonClass(variant)} w-full list-none px-4 marker:content-none`}>
          {label ?? form.label}
        </summary>
      )}{" "}
      <KeptForm
        keeps={press + (hidden.number ?? "")}
        action={`#${OUTCOME_ID}`}
        className="mt-3 grid gap-3 rounded-card bg-white p-4 text-left ring-1 ring-line"
      >
        {questions}
        <div className="grid gap-2">{buttons}</div>
      </KeptForm>
    </details>
  );
}

interface PressFieldsProps extends PressFormProps {
  reader: Exclude<PressContext["reader"], "viewer">;
  posted: PostedPress | undefined;
}

function PressFields({ press, reader, formKey, posted, text, hidden = {}, ...props }: PressFieldsProps) {
  const fields = pressFieldsOf(press, reader).filter(
    ({ name }) => !props.isWithoutFields && !props.known?.includes(name),
  );
  return (
    <>
      <HiddenFields values={{ press, key: `${formKey}-${press}${hidden.number ?? ""}`, ...hidden }} />
      {posted && <ErrorSummary failure={failureOf(posted, press)} id={OUTCOME_ID} />}
      {text && <p className="wrap-anywhere">{text}</p>}
      {fields.map((field) => (
        <Field {...props} {...{ field, posted }} key={field.name} id={idOf(press, field.name)} />
      ))}
    </>
  );
}

/** The id includes the press, because a page can have several forms with a field of this name. */
const idOf = (press: PressKind, name: string) => `${press}-${name}`;

const failureOf = ({ errors, message }: PostedPress, press: PressKind) => ({
  errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [idOf(press, name), text])),
  message,
});

interface FieldProps extends Pick<PressFormProps, "defaults" | "suggestions"> {
  field: PressField;
  id: string;
  posted: PostedPress | undefined;
}

function Field({ field, id, posted, defaults = {}, suggestions = {} }: FieldProps) {
  const { name, label, kind, hint, options = [], prompt, required, most } = field;
  const unique = `${id}${useId()}`;
  const shared = {
    ...{ id: posted ? id : unique, name, label, hint, required },
    defaultValue: posted?.values[name] ?? defaults[name] ?? undefined,
    error: posted?.errors[name],
  };
  if (kind === "options") return <SelectField {...shared} options={options} prompt={prompt} />;
  if (kind === "words") return <TextAreaField {...shared} rows={3} maxLength={most} />;
  if (kind === "day") return <TextField {...shared} type="date" />;
  if (kind === "past-day")
    return <TextField {...shared} type="date" defaultValue={shared.defaultValue ?? todayInLondon()} />;
  const inputMode = kind === "pounds" || kind === "tonnes" ? "decimal" : undefined;
  const control = { ...shared, maxLength: most, inputMode } as const;
  const suggested = suggestions[name] ?? [];
  if (suggested.length === 0) return <TextField {...control} autoComplete="off" />;
  // Firefox shows no suggestions in a field with autoComplete="off".
  return (
    <>
      <TextField {...control} list={`${unique}-list`} />
      <datalist id={`${unique}-list`}>
        {suggested.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
