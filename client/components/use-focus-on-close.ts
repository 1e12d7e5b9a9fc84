import { useEffect, useRef } from "react";

export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
