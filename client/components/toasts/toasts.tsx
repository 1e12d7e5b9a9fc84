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

interface ToastCalls {
  show: (message: ToastMessage) => void;
  showIn: (dialog: HTMLElement) => () => void;
}

const ToastContext = createContext<ToastCalls>({ show: () => {}, showIn: () => () => {} });

/** Shows a toast; one is visible at a time, so a new one takes the place of the last. */
export const useToast = () => useContext(ToastContext).show;

/** Has toasts appear within a dialog from now on; what it returns ends that. */
export const useToastHost = () => useContext(ToastContext).showIn;

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<VisibleToast | null>(null);
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([]);
  const View = useToastView(toast !== null);
  const remove = useCallback(() => setToast(null), []);
  const calls = useMemo<ToastCalls>(
    () => ({
      show: (message) => setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 })),
      showIn(dialog) {
        // Whoever has gone on to a dialog has left the last failure behind.
        setToast((last) => (last?.destructive ? null : last));
        setDialogs((open) => [...open, dialog]);
        return () => setDialogs((open) => open.filter((other) => other !== dialog));
      },
    }),
    [],
  );
  return (
    <ToastContext value={calls}>
      {children}
      {toast && View && <View toast={toast} host={dialogs.at(-1) ?? document.body} onRemoved={remove} />}
    </ToastContext>
  );
}

/** Nobody is told anything before they did something. */
const FIRST_DEEDS = ["pointerdown", "keydown"] as const;

/**
 * The full region, fetched at the visitor's first deed, for a toast matters most when the network fails later; at once when
 * one is wanted before that. If it cannot be had, the plain box says the same.
 */
function useToastView(wanted: boolean) {
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  useEffect(() => {
    if (View) return;
    const load = () =>
      import("./toast-region.tsx").then(
        ({ default: ToastRegion }) => setView(() => ToastRegion),
        () => setView(() => PlainToast),
      );
    if (wanted) {
      load();
      return;
    }
    for (const deed of FIRST_DEEDS) addEventListener(deed, load, { once: true });
    return () => {
      for (const deed of FIRST_DEEDS) removeEventListener(deed, load);
    };
  }, [View, wanted]);
  return View;
}
