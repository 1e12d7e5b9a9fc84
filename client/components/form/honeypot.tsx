const NAME = "website";

/** The honeypot's value, sent with the form so that the server can recognise bots. */
export interface HoneypotField {
  website: string;
}

/** A text field hidden from people, who leave it empty. Bots fill it in, because they fill in every field. */
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

/** The text in the hidden field; empty when a person sends the form. */
export const readHoneypot = (form: HTMLFormElement): string => String(new FormData(form).get(NAME) ?? "");
