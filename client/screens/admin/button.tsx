import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";

interface ButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  variant?: Parameters<typeof buttonClass>[0];
  size?: "small" | "medium";
  /** A disabled button can still have the focus, because it uses `aria-disabled`. */
  isDisabled?: boolean;
  onPress: () => void;
}

export const Button = ({
  variant = "quiet",
  size = "small",
  isDisabled = false,
  onPress,
  className = "",
  ...attributes
}: ButtonProps) => (
  <button
    type="button"
    {...attributes}
    onClick={() => isDisabled || onPress()}
    aria-disabled={isDisabled}
    className={`${buttonClass(variant, size)} ${className}`}
  />
);

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
