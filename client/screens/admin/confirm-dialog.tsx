import type { ReactNode, RefObject } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Button } from "./button.tsx";

interface ConfirmDialogProps {
  title: string;
  action: string;
  isPending?: boolean;
  onConfirm: () => void;
  cancel?: string;
  onClose: () => void;
  /** Gets the focus when the dialog closes. The default is the element that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

export const ConfirmDialog = ({
  title,
  action,
  isPending,
  onConfirm,
  cancel = "Cancel",
  onClose,
  returnTo,
  children,
}: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose} returnTo={returnTo}>
    {children}
    <div className="flex flex-wrap justify-end gap-3 not-first:mt-6">
      <Button size="medium" data-autofocus onPress={onClose}>
        {cancel}
      </Button>
      <Button variant="danger" size="medium" isDisabled={isPending} onPress={onConfirm}>
        {action}
      </Button>
    </div>
  </Dialog>
);
