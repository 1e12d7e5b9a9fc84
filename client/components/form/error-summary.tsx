import { useEffect, useRef } from "react";

export interface FormFailure {
  /** Messages by the id of the field's element, in the order of the form. */
  errors: Readonly<Record<string, string>>;
  message?: string | undefined;
}

/** The summary's id. Forms use it as the fragment of their `action`: without script, browsers then scroll to the summary. */
export const SUMMARY_ID = "problems";

interface ErrorSummaryProps {
  failure: FormFailure;
  id?: string;
  done?: "sent" | "saved";
  className?: string;
}

export function ErrorSummary({ failure, id = SUMMARY_ID, done = "sent", className = "" }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) summary.current?.focus();
  }, [failure]);
  const errors = Object.entries(failure.errors);
  return (
    <div
      ref={summary}
      id={id}
      role="alert"
      tabIndex={-1}
      className={`grid gap-1.5 border-l-4 border-stop bg-stop-pale px-4 py-3 ${className}`}
    >
      <h2 className="font-bold">{failure.message ?? headingFor(errors.length, done)}</h2>
      {errors.length > 0 && (
        <ul className="list-outside list-[square] pl-5">
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => focusField(event, field)} className="link">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const headingFor = (count: number, done: string) =>
  `Not ${done} yet: ${count === 1 ? "one thing needs" : `${count} things need`} another look`;

function focusField(event: React.MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.closest("details")?.setAttribute("open", "");
  control.focus();
}
