import { useEffect, useRef } from "react";

/** The ref is for the element that gets the focus when a dialog or panel closes, usually its opener. */
export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
