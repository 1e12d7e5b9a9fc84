interface FieldErrorProps {
  /** The element's id, for the `aria-describedby` of its field. */
  id?: string;
  message: string;
  /** "alert" if screen readers should read the message immediately. */
  role?: "alert";
}

/** An error message with a symbol, so that it differs from other texts not only in colour. */
export const FieldError = ({ message, ...attributes }: FieldErrorProps) => (
  <p {...attributes} className="flex items-start gap-1.5 font-semibold text-stop">
    <span aria-hidden="true">▲</span> <span className="min-w-0 wrap-anywhere">{message}</span>
  </p>
);
