import type { ReactNode, RefObject } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Gets the focus when the dialog closes. The default is the element that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Asks for confirmation, for example before a deletion. The button "Cancel" has the focus at first. */
export function ConfirmDialog({
  title,
  action,
  isPending = false,
  onConfirm,
  onClose,
  returnTo,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} {...(returnTo && { returnTo })}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" data-autofocus onClick={onClose} className={buttonClass("quiet")}>
          Cancel
        </button>
        <button
          type="button"
          onClick={() => isPending || onConfirm()}
          aria-disabled={isPending}
          className={buttonClass("danger")}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
