export const fieldClass =
  "block w-full min-h-12 rounded-control border-2 border-edge bg-white px-3.5 py-2 text-ink placeholder:text-muted focus-visible:border-ink aria-invalid:border-stop";

export const chipClass =
  "block w-full min-w-0 min-h-11 rounded-control border-2 border-edge bg-white px-3 py-1.5 text-ink sm:max-lg:px-2.5 sm:max-lg:text-sm focus-visible:border-ink";
