import { useEffect, useRef } from "react";

/** Why an answer was not sent. */
export interface Failure {
  /** Messages by field, in the order of the form. */
  errors: Readonly<Record<string, string>>;
  message?: string | undefined;
}

/** Without script the forms post to this fragment: the browser then scrolls to the summary, if there is one, and focuses it. */
export const SUMMARY_ID = "problems";

interface ErrorSummaryProps {
  failure: Failure;
  id?: string;
  /** What did not happen. */
  done?: "sent" | "saved";
}

/** Says at the top of a form what is wrong, with links to the fields, and takes the focus. */
export function ErrorSummary({ failure, id = SUMMARY_ID, done = "sent" }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // Another failure takes the focus again.
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
      className="grid gap-1.5 border-l-4 border-stop bg-stop-pale px-4 py-3"
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

/** Browsers move only the starting point of the Tab key to a linked field. */
function focusField(event: React.MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.closest("details")?.setAttribute("open", "");
  control.focus();
}
