import type { ComponentProps, ReactNode } from "react";
import type { Option } from "#contract/options.ts";
import { fieldClass } from "../ui/field-class.ts";
import { FormField } from "./form-field.tsx";

interface Labelled {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

export function TextField({
  label,
  required,
  hint,
  error,
  className,
  ...input
}: Labelled & ComponentProps<"input">) {
  return (
    <FormField label={label} required={required} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} className={fieldClass} />}
    </FormField>
  );
}

export function TextAreaField({
  label,
  required,
  hint,
  error,
  className,
  ...area
}: Labelled & ComponentProps<"textarea">) {
  return (
    <FormField label={label} required={required} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} className={fieldClass} />}
    </FormField>
  );
}

interface SelectFieldProps extends Labelled, ComponentProps<"select"> {
  options: readonly Option[];
  /** The first line, which stands for no choice yet; left out when there is always one. */
  prompt?: string;
}

export function SelectField({
  label,
  required,
  hint,
  error,
  className,
  options,
  prompt,
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} required={required} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className={fieldClass}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
