import { type ComponentProps, useId } from "react";
import { fieldClass } from "#client/components/ui/field-class.ts";
import type { Option } from "#contract/options.ts";
import { FieldError } from "./form-field.tsx";

interface CellProps {
  label: string;
  /** Shows the label on wide screens too. Without `labelled`, only screen readers read the label there. */
  labelled?: boolean;
  error?: string | undefined;
}

function useCell({ id: ownId, label, labelled = false, error }: CellProps & { id?: string | undefined }) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return {
    linked: {
      id,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": error && `${id}-error`,
    },
    label: (
      <label htmlFor={id} className={`text-sm font-semibold ${labelled ? "" : "sm:sr-only"}`}>
        {label}
      </label>
    ),
    message: error && <FieldError id={`${id}-error`} message={error} />,
  };
}

export function RowInput({ label, labelled, error, ...input }: CellProps & ComponentProps<"input">) {
  const cell = useCell({ id: input.id, label, labelled, error });
  return (
    <div className="grid content-start gap-1">
      {cell.label}
      <input {...input} {...cell.linked} className={fieldClass} />
      {cell.message}
    </div>
  );
}

interface RowSelectProps extends CellProps, ComponentProps<"select"> {
  options: readonly Option[];
}

export function RowSelect({ label, labelled, error, options, ...select }: RowSelectProps) {
  const cell = useCell({ id: select.id, label, labelled, error });
  return (
    <div className="grid content-start gap-1">
      {cell.label}
      <select {...select} {...cell.linked} className={fieldClass}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {cell.message}
    </div>
  );
}
