/** CSS classes of text fields, selects and text areas. */
export const fieldClass =
  "block w-full min-h-12 rounded-control border-2 border-edge bg-white px-3.5 py-2 text-ink placeholder:text-muted focus-visible:border-ink aria-invalid:border-stop";
