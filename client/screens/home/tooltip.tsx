import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from "#contract/limits.ts";

/**
 * The time at which a tooltip last closed, as `performance.now()` in milliseconds. A tooltip that follows soon opens without
 * delay.
 */
let lastClosed = Number.NEGATIVE_INFINITY;

/** A text label for an icon, shown on hover and on focus. Escape closes it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // The browser's own tooltip is used until hydration.
  const [title, setTitle] = useState<string | undefined>(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => {
    setTitle(undefined);
    return () => clearTimeout(timer.current);
  }, []);
  const openSoon = () => {
    const isSoonAfterLast = performance.now() - lastClosed < TOOLTIP_SKIP_MS;
    timer.current = setTimeout(() => setOpen(true), isSoonAfterLast ? 0 : TOOLTIP_DELAY_MS);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  // Listens on the document: a tooltip opened by the mouse has no keyboard focus.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      lastClosed = performance.now();
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open, close]);
  return (
    <button
      type="button"
      title={title}
      aria-label={text}
      aria-describedby={open ? id : undefined}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
      className="relative grid size-6 shrink-0 cursor-default place-items-center"
    >
      {children}{" "}
      {open && (
        <span
          id={id}
          role="tooltip"
          className="absolute right-0 bottom-full z-10 mb-1.5 rounded-control bg-ink px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-white"
        >
          {text}
        </span>
      )}
    </button>
  );
}
