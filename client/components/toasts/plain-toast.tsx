import { createPortal } from "react-dom";
import { Icon } from "../icon.tsx";
import { TOAST_CLOSE_CLASS, type ToastViewProps, toastCardClass, toastPosition } from "./toast.ts";

/**
 * A toast that stays until it is closed or replaced, used if the code of `ToastRegion` cannot be loaded. It supports no swipes,
 * Escape or F8.
 */
export function PlainToast({ toast, host, onRemoved }: ToastViewProps) {
  const { id, title, description, destructive } = toast;
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
