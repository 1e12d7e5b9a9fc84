import type { ReactNode } from "react";

/** A titled group of a form's fields, in two columns on wide screens. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="group/fields grid min-w-0 gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">{title}</legend> {children}
    </fieldset>
  );
}
