import { type ReactNode, useId } from "react";

interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
}

export interface FormFieldProps {
  /** The id of the control, so that links can lead to it. By default React generates an id. */
  id?: string | undefined;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  question?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function FormField({
  id: ownId,
  label,
  required = false,
  hint,
  error,
  question,
  className = "",
  children,
}: FormFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={`grid content-end gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}{" "}
        {required && (
          <span aria-hidden="true" className="text-stop">
            {" "}
            *
          </span>
        )}
      </label>{" "}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}{" "}
      {question && (
        <p id={`${id}-question`} className="border-l-4 border-skip bg-skip-pale px-3 py-2">
          {question}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
        "aria-required": required ? true : undefined,
      })}
    </div>
  );
}

interface FieldErrorProps {
  id?: string;
  message: string;
  role?: "alert";
}

/** The symbol marks the message as an error for people who do not see the colour. */
export const FieldError = ({ message, ...attributes }: FieldErrorProps) => (
  <p {...attributes} className="flex items-start gap-1.5 font-semibold text-stop">
    <span aria-hidden="true">▲</span> <span className="min-w-0 wrap-anywhere">{message}</span>
  </p>
);
