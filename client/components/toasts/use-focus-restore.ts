import { type FocusEvent, useRef } from "react";

/** Remembers where the focus was before it came into a region, to give it back when what was there has gone. */
export function useFocusRestore() {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  return {
    region,
    comeIn({ relatedTarget }: FocusEvent) {
      if (region.current?.contains(relatedTarget as Node | null)) return;
      before.current = relatedTarget as HTMLElement | null;
    },
    goBack() {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
      if (before.current?.isConnected) before.current.focus();
      else focused.blur();
    },
  };
}
