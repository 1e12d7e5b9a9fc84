import { useEffect, useRef } from "react";

/** Gives the focus to an element when something that was open has closed: the one that had opened it. */
export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
