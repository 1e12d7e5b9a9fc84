import { type ComponentProps, useEffect, useRef } from "react";
import { keepTyped } from "#client/keep-typed.ts";

/**
 * A posted form whose typed words a reload or a page in between does not lose. Pages without script code of their own need none of
 * this: there `entry.document.ts` keeps the words of every form.
 */
export function KeptForm(props: ComponentProps<"form">) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? keepTyped(form.current) : undefined), []);
  return <form ref={form} method="post" {...props} />;
}
