import { useSite } from "./site-context.ts";

/** On demonstration sites: a notice on every page that the data are invented. It is in the header, and so in a landmark. */
export function DemonstrationLine() {
  if (!useSite().demonstration) return null;
  return (
    <p className="bg-skip px-4 py-0.5 text-center text-xs font-semibold text-ink sm:text-sm print:hidden">
      Demonstration: everything listed here is invented.
    </p>
  );
}
