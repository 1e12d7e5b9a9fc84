import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the content of the new page after a client-side navigation. Browsers move it only after a full load. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
