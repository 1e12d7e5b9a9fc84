import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useStage } from "#client/queries/waiting.ts";
import { Icon } from "../icon.tsx";
import { useAnnouncement } from "../live-region.tsx";
import {
  TOAST_CLOSE_CLASS,
  type ToastMessage,
  type ToastViewProps,
  toastCardClass,
  toastPosition,
  type VisibleToast,
} from "./toast.ts";

const SLOW = "This is taking longer than usual. Please wait, or check your connection.";

function WaitNotice({ host }: { host: HTMLElement | undefined }) {
  const [isNavigating, isSlow] = [useStage("progress"), useStage("slow")];
  useAnnouncement(isNavigating ? "Loading the page" : undefined);
  return (
    <>
      {isNavigating && <div className="progress" />}
      {isSlow &&
        createPortal(
          <p
            role="status"
            className="pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-control bg-ink px-4 py-2.5 font-semibold text-white shadow-raised print:hidden"
          >
            {SLOW}
          </p>,
          host ?? document.body,
        )}
    </>
  );
}

interface ToastCalls {
  show: (message: ToastMessage) => void;
  dismissError: () => void;
  showIn: (dialog: HTMLElement) => () => void;
}

const ToastContext = createContext<ToastCalls>({
  show: () => {},
  dismissError: () => {},
  showIn: () => () => {},
});

export const useToast = () => useContext(ToastContext).show;

/** The returned function closes an error toast, because the next attempt succeeded. */
export const useDismissErrorToast = () => useContext(ToastContext).dismissError;

export const useToastHost = () => useContext(ToastContext).showIn;

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<VisibleToast | null>(null);
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([]);
  const View = useToastView(toast !== null);
  const remove = useCallback(() => setToast(null), []);
  const calls = useMemo<ToastCalls>(() => {
    const dismissError = () => setToast((last) => (last?.destructive ? null : last));
    return {
      show: (message) => setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 })),
      dismissError,
      showIn(dialog) {
        // An error toast from before the dialog is no longer relevant.
        dismissError();
        setDialogs((open) => [...open, dialog]);
        return () => setDialogs((open) => open.filter((other) => other !== dialog));
      },
    };
  }, []);
  return (
    <ToastContext value={calls}>
      {children}
      <WaitNotice host={dialogs.at(-1)} />
      {toast && View && <View toast={toast} host={dialogs.at(-1) ?? document.body} onRemoved={remove} />}
    </ToastContext>
  );
}

/** The first of these events loads the code of toasts, because most toasts follow an interaction. */
const INTERACTION_EVENTS = ["pointerdown", "keydown"] as const;

/**
 * Loads the code at the first interaction, before the first toast. Toasts often report a network failure, during which the code
 * could not load.
 */
function useToastView(isNeeded: boolean) {
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  useEffect(() => {
    if (View) return;
    const load = () =>
      import("./toast-region.tsx").then(
        ({ default: ToastRegion }) => setView(() => ToastRegion),
        () => setView(() => PlainToast),
      );
    if (isNeeded) {
      load();
      return;
    }
    for (const event of INTERACTION_EVENTS) addEventListener(event, load, { once: true });
    return () => {
      for (const event of INTERACTION_EVENTS) removeEventListener(event, load);
    };
  }, [View, isNeeded]);
  return View;
}

/**
 * Replaces `ToastRegion` if its code can't load. This toast stays until it is closed or replaced. It has no swipes, Escape or F8.
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
