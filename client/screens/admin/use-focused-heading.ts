import { useEffect, useRef } from "react";
import { useAdminSession } from "./session.tsx";

/** The ref of a page's heading, which gets the focus after signing in. */
export function useFocusedHeading() {
  const { shouldFocus } = useAdminSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus]);
  return heading;
}
