import type { ComponentProps, ReactNode } from "react";
import type { Option } from "#contract/options.ts";
import { buttonClass } from "../ui/button-class.ts";
import { fieldClass } from "../ui/field-class.ts";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type FieldProps = Omit<FormFieldProps, "children">;

function splitProps<Props extends FieldProps>(props: Props) {
  const { id, label, required, hint, error, question, className, ...control } = props;
  return { field: { id, label, required, hint, error, question, className }, control };
}

export function TextField(props: FieldProps & ComponentProps<"input">) {
  const { field, control } = splitProps(props);
  return (
    <FormField {...field}>{(linked) => <input {...control} {...linked} className={fieldClass} />}</FormField>
  );
}

export function TextAreaField(props: FieldProps & ComponentProps<"textarea">) {
  const { field, control } = splitProps(props);
  return (
    <FormField {...field}>
      {(linked) => <textarea rows={4} {...control} {...linked} className={fieldClass} />}
    </FormField>
  );
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps> {
  options: readonly Option[];
  /** Without a prompt, the first real option is preselected. */
  prompt?: string;
}

export function SelectField({ options, prompt, children, ...props }: SelectFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <FormField {...field}>
      {(linked) => (
        <select {...control} {...linked} className={fieldClass}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {children}
        </select>
      )}
    </FormField>
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="group/fields grid min-w-0 gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">{title}</legend> {children}
    </fieldset>
  );
}

interface SubmitButtonProps extends ComponentProps<"button"> {
  /** Sent as the field `intent` by forms that can ask for several things. */
  intent?: string;
  variant?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
}

export function SubmitButton({ intent, variant, size, className, ...button }: SubmitButtonProps) {
  const named = intent === undefined ? {} : { name: "intent", value: intent };
  const classes = [buttonClass(variant, size), className].filter(Boolean).join(" ");
  return <button type="submit" {...named} {...button} className={classes} />;
}
