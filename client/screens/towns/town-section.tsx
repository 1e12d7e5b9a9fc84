import type { ReactNode } from "react";

/** A section of a town's page, with a heading that links can target. */
export function TownSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
