import { type FocusEvent, useRef } from "react";

/** Remembers the element that has the focus before a region gets it, and restores it when the region becomes empty. */
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
