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
import { PlainToast } from "./plain-toast.tsx";
import type { ToastMessage, ToastViewProps, VisibleToast } from "./toast.ts";
import { WaitNotice } from "./wait-notice.tsx";

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

/** Returns a function that shows a toast. A new toast replaces the visible one. */
export const useToast = () => useContext(ToastContext).show;

/** Returns a function that removes a visible error toast, for when the next attempt succeeds. */
export const useDismissErrorToast = () => useContext(ToastContext).dismissError;

/** Returns a function that makes toasts appear inside a dialog. Its result is a function that undoes this. */
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
        // An error toast from before the dialog opened is no longer relevant.
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
 * The component that renders toasts. Its code loads at the first interaction or with the first toast. It loads early because
 * toasts often report a network failure, during which it could not load. `PlainToast` replaces it if loading fails.
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
