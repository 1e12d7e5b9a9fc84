import { useSite } from "./site-context.ts";

/**
 * A notice that the data are invented, on every page of a demonstration site. It is in the header, so that it belongs to a
 * landmark.
 */
export function DemonstrationLine() {
  if (!useSite().demonstration) return null;
  return (
    <p className="bg-skip px-4 py-0.5 text-center text-xs font-semibold text-ink sm:text-sm print:hidden">
      Demonstration: everything listed here is invented.
    </p>
  );
}
