import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the content of a new page. After a full load, keyboards and screen readers also start there. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
