import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether the toast `id` must be at the other end of the screen, because it would cover the focused element
 * (WCAG 2.4.11).
 */
export function useMovedFromFocus(card: RefObject<HTMLElement | null>, id: number): boolean {
  const [movedToast, setMovedToast] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    // The check runs in the next frame, because the browser first scrolls to the focused element.
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isFocusBelow(card.current)) setMovedToast((moved) => (moved === id ? null : id));
      });
    };
    check();
    document.addEventListener("focusin", check);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", check);
    };
  }, [card, id]);
  return movedToast === id;
}

/** Whether the card lies over the middle of the focused element. */
function isFocusBelow(card: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!card || !focused || focused === document.body || card.contains(focused)) return false;
  const over = card.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= over.left && x <= over.right && y >= over.top && y <= over.bottom;
}
