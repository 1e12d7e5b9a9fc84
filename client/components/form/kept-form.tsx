import { type ComponentProps, useEffect, useRef } from "react";
import { keepTyped } from "#client/keep-typed.ts";

interface KeptFormProps extends ComponentProps<"form"> {
  /** Tells the form from others of its page, at each visit. */
  keeps: string;
}

/** On pages without React, `entry.document.ts` restores every form. */
export function KeptForm({ keeps, ...props }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? keepTyped(form.current) : undefined), []);
  return <form ref={form} method="post" data-keeps={keeps} {...props} />;
}
