const NAME = "website";

export interface WithHoneypot {
  website: string;
}

/** A field no person sees or reaches; programs that fill in everything give themselves away. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What the hidden field holds: nothing, when a person sends the form. */
export const honeypotOf = (form: HTMLFormElement): string => String(new FormData(form).get(NAME) ?? "");
