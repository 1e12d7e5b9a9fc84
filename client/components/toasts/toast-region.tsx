import { Toast } from "radix-ui";
import { useEffect, useState } from "react";
import { TOAST_MS, TOAST_REMOVAL_MS, TOAST_SWIPE_PX } from "#contract/limits.ts";
import { Icon } from "../icon.tsx";
import type { ShownToast } from "./toasts.tsx";

const moves =
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[state=closed]:opacity-0 transition-opacity";

/** F8 brings the keyboard here; a swipe to the right, Escape or the button dismisses. */
export default function ToastRegion({ toast, onRemoved }: { toast: ShownToast; onRemoved: () => void }) {
  const [dismissed, setDismissed] = useState<number | null>(null);
  const open = dismissed !== toast.id;
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(onRemoved, TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [open, onRemoved]);
  return (
    <Toast.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label="Notification"
    >
      <Toast.Root
        key={toast.id}
        open={open}
        onOpenChange={(isOpen) => !isOpen && setDismissed(toast.id)}
        type={toast.destructive ? "foreground" : "background"}
        className={`${moves} grid grid-cols-[1fr_auto] gap-x-3 rounded-card border-l-8 bg-white p-4 shadow-raised ring-1 ring-ink/15 ${
          toast.destructive ? "border-stop" : "border-go"
        }`}
      >
        <Toast.Title className="self-center font-bold">{toast.title}</Toast.Title>
        <Toast.Close className="grid size-9 place-items-center rounded-control hover:bg-paper">
          <Icon name="close" size="size-4" />
          <span className="sr-only">Close notification</span>
        </Toast.Close>
        {toast.description && (
          <Toast.Description className="col-span-2 text-ink-soft">{toast.description}</Toast.Description>
        )}
      </Toast.Root>
      <Toast.Viewport className="fixed inset-x-0 top-0 z-100 mx-auto w-full max-w-[420px] p-4 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto" />
    </Toast.Provider>
  );
}
