import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon.tsx";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Wide enough for a form of two columns. */
  wide?: boolean;
}

/** The platform's modal dialog: it keeps the focus inside, answers Escape and gives the focus back when it closes. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[92dvh] w-[min(100%-1.5rem,var(--dialog))] overflow-y-auto rounded-card bg-white p-0 text-ink shadow-raised backdrop:bg-ink/60 ${wide ? "[--dialog:52rem]" : "[--dialog:34rem]"}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3 sm:px-6">
        <h2 id={id} className="display text-xl sm:text-2xl">
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
