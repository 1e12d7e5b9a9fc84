import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a move to another page, the keyboard and a screen reader start at its content, as after a full load. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
