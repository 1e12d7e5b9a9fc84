import type { ReactNode } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";

interface ConfirmedFormProps {
  label: ReactNode;
  variant: Parameters<typeof buttonClass>[0];
  /** The effect of the button, in one or more sentences. */
  text: string;
  intent: string;
  confirm: string;
  /** Further values that the form posts. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The fragment of the page's address to which the form posts. */
  fragment?: string;
}

/** A form whose button confirms the action. The form is inside a `<details>`, so it opens without script. */
export function ConfirmedForm({
  label,
  variant,
  text,
  intent,
  confirm,
  hidden = {},
  fragment,
}: ConfirmedFormProps) {
  return (
    <details className="max-w-md max-sm:w-full print:hidden">
      <summary className={`${buttonClass(variant)} w-full list-none px-4 marker:content-none`}>
        {label}
      </summary>{" "}
      <form
        method="post"
        action={fragment && `#${fragment}`}
        className="mt-3 grid gap-3 rounded-card bg-white p-4 text-left ring-1 ring-line"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="wrap-anywhere">{text}</p>
        <button
          type="submit"
          name="intent"
          value={intent}
          className={`${buttonClass(variant === "quiet" ? "primary" : variant)} wrap-anywhere`}
        >
          {confirm}
        </button>
      </form>
    </details>
  );
}
