import { type ComponentProps, useEffect, useRef } from "react";
import { keepTyped } from "#client/keep-typed.ts";

/** On pages without React, `entry.document.ts` restores every form. */
export function KeptForm(props: ComponentProps<"form">) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? keepTyped(form.current) : undefined), []);
  return <form ref={form} method="post" {...props} />;
}
