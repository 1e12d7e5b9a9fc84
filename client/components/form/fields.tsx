import type { ComponentProps, ReactNode } from "react";
import type { Option } from "#contract/options.ts";
import { fieldClass } from "../ui/field-class.ts";
import { FormField } from "./form-field.tsx";

interface FieldLabelProps {
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
}: FieldLabelProps & ComponentProps<"input">) {
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
}: FieldLabelProps & ComponentProps<"textarea">) {
  return (
    <FormField label={label} required={required} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} className={fieldClass} />}
    </FormField>
  );
}

interface SelectFieldProps extends FieldLabelProps, ComponentProps<"select"> {
  options: readonly Option[];
  /** The label of an empty first option; without it the first real option is preselected. */
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
