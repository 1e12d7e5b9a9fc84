import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";

export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface ShownToast extends ToastMessage {
  /** A new number for each toast, so that the same words twice are two toasts. */
  id: number;
}

// Most visits never see a toast: its code is fetched with the first one.
const ToastRegion = lazy(() => import("./toast-region.tsx"));

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast; one is visible at a time, so a new one takes the place of the last. */
export const useToast = () => useContext(ToastContext);

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 })),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <Suspense>
          <ToastRegion toast={toast} onRemoved={() => setToast(null)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
