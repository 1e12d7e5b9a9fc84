import type { ReactNode } from "react";

interface TownSectionProps {
  id: string;
  title: string;
  /** False if the section contains nothing to read in print. */
  isPrinted?: boolean;
  children: ReactNode;
}

export function TownSection({ id, title, isPrinted = true, children }: TownSectionProps) {
  return (
    <section aria-labelledby={id} className={`grid grid-cols-1 gap-4 ${isPrinted ? "" : "print:hidden"}`}>
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
