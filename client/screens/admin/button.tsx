import type { ComponentProps } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";

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
