import { type FocusEvent, useRef } from "react";

/**
 * Remembers the element that had the focus before a region got it. If the focus is in the region, `restoreFocus` moves it back
 * to that element. If the element is gone, or there was none, nothing has the focus.
 */
export function useFocusRestore() {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  return {
    region,
    handleFocus({ relatedTarget }: FocusEvent) {
      if (region.current?.contains(relatedTarget as Node | null)) return;
      before.current = relatedTarget as HTMLElement | null;
    },
    restoreFocus() {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
      if (before.current?.isConnected) before.current.focus();
      else focused.blur();
    },
  };
}
