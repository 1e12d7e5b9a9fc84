import { Toast } from "radix-ui";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { TOAST_MS, TOAST_REMOVAL_MS, TOAST_SWIPE_PX } from "#contract/limits.ts";
import { Icon } from "../icon.tsx";
import { TOAST_CLOSE_CLASS, type ToastViewProps, toastCardClass, toastPosition } from "./toast.ts";

const SWIPE_CLASS =
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[state=closed]:opacity-0 transition-opacity";

/** F8 moves the focus to the toast. A swipe to the right, Escape or the button dismisses it. */
export default function ToastRegion({ toast, host, onRemoved }: ToastViewProps) {
  const [dismissed, setDismissed] = useState<number | null>(null);
  const open = dismissed !== toast.id;
  const { region, handleFocus, restoreFocus } = useFocusRestore();
  // A state, because the card appears after the region.
  const [card, setCard] = useState<HTMLElement | null>(null);
  const isMoved = useMovedFromFocus(card, toast.id);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(onRemoved, TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [open, onRemoved]);
  const dismiss = () => {
    setDismissed(toast.id);
    restoreFocus();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the toast inside.
    <div
      ref={region}
      onFocus={handleFocus}
      // Keeps Escape from also closing the dialog behind the toast.
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
    >
      <Toast.Provider
        duration={TOAST_MS}
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_PX}
        label="Notification"
        announcerContainer={host}
      >
        <Toast.Root
          key={toast.id}
          ref={setCard}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismiss()}
          type={toast.destructive ? "foreground" : "background"}
          className={`${SWIPE_CLASS} ${toastCardClass(toast.destructive)}`}
        >
          <Toast.Title className="self-center font-bold">{toast.title}</Toast.Title>
          <Toast.Close className={TOAST_CLOSE_CLASS}>
            <Icon name="close" size="size-4" />
            <span className="sr-only">Close notification</span>
          </Toast.Close>
          {toast.description && (
            <Toast.Description className="col-span-2 text-ink-soft">{toast.description}</Toast.Description>
          )}
        </Toast.Root>
        <Toast.Viewport
          hotkey={open ? HOTKEY : NO_HOTKEY}
          label="Notifications (F8)"
          className={toastPosition(host, isMoved)}
        />
      </Toast.Provider>
    </div>,
    host,
  );
}

const HOTKEY = ["F8"];
const NO_HOTKEY: string[] = [];

/**
 * If the focus is in the region, `restoreFocus` returns it to the element that had the focus before. If there was none, or if it
 * is gone, no element has the focus.
 */
function useFocusRestore() {
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

/** True if the toast must move to the other end of the screen, because it would cover the focused element (WCAG 2.4.11). */
function useMovedFromFocus(card: HTMLElement | null, id: number): boolean {
  const [movedToast, setMovedToast] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    // The check runs in the next frame, because the browser first scrolls to the focused element.
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isFocusBelow(card)) setMovedToast((moved) => (moved === id ? null : id));
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

function isFocusBelow(card: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!card || !focused || focused === document.body || card.contains(focused)) return false;
  const over = card.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= over.left && x <= over.right && y >= over.top && y <= over.bottom;
}
