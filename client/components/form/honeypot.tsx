import { FieldError } from "./form-field.tsx";

export const HONEYPOT = "website";

export interface HoneypotField {
  website: string;
}

/**
 * A field that is hidden from people. Bots fill it in, and some password managers too. `error` is the server's reason for
 * refusing the field.
 */
export function Honeypot({ error }: { error: string | undefined }) {
  return (
    <>
      {error && <FieldError id={HONEYPOT} role="alert" message={error} />}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input
            type="text"
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
            data-form-type="other"
          />
        </label>
      </div>
    </>
  );
}

export const honeypotOf = (form: HTMLFormElement) => form.elements.namedItem(HONEYPOT) as HTMLInputElement;
