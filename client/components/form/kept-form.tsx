import { type ComponentProps, useEffect, useRef } from "react";
import { keepTyped } from "#client/keep-typed.ts";

interface KeptFormProps extends ComponentProps<"form"> {
  /** A name that no other form of the page has, and that is the same at each visit. What is typed is kept under it. */
  keeps: string;
}

/** On pages without React, `entry.document.ts` restores every form. */
export function KeptForm({ keeps, ...props }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? keepTyped(form.current) : undefined), []);
  return <form ref={form} method="post" data-keeps={keeps} {...props} />;
}
