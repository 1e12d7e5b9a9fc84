import type { ComponentProps } from "react";

/** A field no person sees or reaches; programs that fill in everything give themselves away. */
export function Honeypot(input: ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
