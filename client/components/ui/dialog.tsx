import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "../icon.tsx";
import { useToastHost } from "../toasts/toasts.tsx";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  isSheet?: boolean;
  /** The default is the element that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** The initial focus is on the element with `data-autofocus`, or on the heading. */
export function Dialog({ title, onClose, children, wide = false, isSheet = false, returnTo }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const showToastsIn = useToastHost();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const first = element.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current;
    first?.focus();
    const showToastsOutside = showToastsIn(element);
    return () => {
      element.close();
      showToastsOutside();
      const target = returnTo?.current ?? opener;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
      // The opener was removed while the dialog was open. Without another target the focus would be lost.
      else if (document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, [showToastsIn, returnTo]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // At the second Escape, browsers close a dialog even if the cancel event is prevented.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[92dvh] w-[min(100%-1.5rem,var(--dialog))] scroll-py-24 overflow-y-auto rounded-card bg-white p-0 text-ink shadow-raised backdrop:bg-ink/60 ${wide ? "[--dialog:52rem]" : "[--dialog:34rem]"} ${isSheet ? "max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none" : ""}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3 sm:px-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="display text-xl outline-none sm:text-2xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper"
        >
          <Icon name="close" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="p-5 sm:p-6">{children}</div>
    </dialog>
  );
}
