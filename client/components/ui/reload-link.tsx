import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "./button-class.ts";

/** Reloads the page. It is a plain link, because the script that a button needs may be what failed. */
export function ReloadLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <a href={`${pathname}${search}`} className={buttonClass()}>
      {children}
    </a>
  );
}
