import type { ComponentProps, ReactNode } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Button } from "./button.tsx";

interface ConfirmDialogProps extends Pick<ComponentProps<typeof Dialog>, "title" | "onClose" | "returnTo"> {
  action: string;
  isPending?: boolean;
  onConfirm: () => void;
  cancel?: string;
  children?: ReactNode;
}

export const ConfirmDialog = ({ children, ...props }: ConfirmDialogProps) => (
  <Dialog title={props.title} onClose={props.onClose} returnTo={props.returnTo}>
    {children}
    <div className="flex flex-wrap justify-end gap-3 not-first:mt-6">
      <Button size="medium" data-autofocus onPress={props.onClose}>
        {props.cancel ?? "Cancel"}
      </Button>
      <Button variant="danger" size="medium" isDisabled={props.isPending} onPress={props.onConfirm}>
        {props.action}
      </Button>
    </div>
  </Dialog>
);
