import { useEffect } from "react";
import { createPortal } from "react-dom";
import { TOAST_MS } from "#contract/limits.ts";
import { Icon } from "../icon.tsx";
import type { ToastViewProps } from "./toast.ts";
import { TOAST_CLOSE_CLASS, toastCardClass, toastPosition } from "./toast-classes.ts";

/** A toast without support for swipes, Escape and F8, used if the code of `ToastRegion` cannot be loaded. */
export function PlainToast({ toast, host, onRemoved }: ToastViewProps) {
  const { id, title, description, destructive } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with each toast.
  useEffect(() => {
    const timer = setTimeout(onRemoved, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, onRemoved]);
  return createPortal(
    <div className={toastPosition(host)}>
      <div
        key={id}
        role="status"
        aria-live={destructive ? "assertive" : "polite"}
        className={toastCardClass(destructive)}
      >
        <p className="self-center font-bold">{title}</p>
        <button type="button" onClick={onRemoved} className={TOAST_CLOSE_CLASS}>
          <Icon name="close" size="size-4" />
          <span className="sr-only">Close notification</span>
        </button>
        {description && <p className="col-span-2 text-ink-soft">{description}</p>}
      </div>
    </div>,
    host,
  );
}
