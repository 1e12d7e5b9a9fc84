export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface VisibleToast extends ToastMessage {
  /** Differs from the id of the toast that this toast replaces, so that a repeated message is announced again. */
  id: number;
}

export interface ToastViewProps {
  toast: VisibleToast;
  /** The element to render into. While a dialog is open, it is the dialog, because everything outside a dialog is inert. */
  host: HTMLElement;
  onRemoved: () => void;
}

const POSITION = "fixed inset-x-0 z-100 mx-auto w-full max-w-[420px] p-4";

/**
 * On narrow screens the toast is at the top. On wide screens it is at the bottom right, above the bar of chosen companies. Over a
 * dialog it is at the top, so that the dialog's buttons stay visible. If `isMoved` is true, it is at the opposite end of the
 * screen.
 */
export function toastPosition(host: HTMLElement, isMoved = false): string {
  if (host instanceof HTMLDialogElement) return `${POSITION} ${isMoved ? "bottom-0" : "top-0"}`;
  const end = isMoved ? "bottom-0 sm:top-0 sm:bottom-auto" : "top-17 sm:top-auto sm:bottom-(--bottom-bar)";
  return `${POSITION} sm:right-0 sm:left-auto ${end}`;
}

export const toastCardClass = (destructive = false) =>
  `grid grid-cols-[1fr_auto] gap-x-3 rounded-card border-l-8 forced-colors:border-y forced-colors:border-r bg-white p-4 text-ink shadow-raised ring-1 ring-ink/15 ${destructive ? "border-stop" : "border-go"}`;

export const TOAST_CLOSE_CLASS = "grid size-9 place-items-center rounded-control hover:bg-paper";
