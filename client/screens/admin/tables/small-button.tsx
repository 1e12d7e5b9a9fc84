import type { ReactNode } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";

interface SmallButtonProps {
  variant?: "primary" | "quiet" | "danger";
  /** A disabled button keeps the focus. */
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button of a table: for the page, the selection or the selected rows. */
export const SmallButton = ({
  variant = "quiet",
  isDisabled = false,
  onPress,
  children,
}: SmallButtonProps) => (
  <button
    type="button"
    onClick={() => isDisabled || onPress()}
    aria-disabled={isDisabled}
    className={buttonClass(variant, "small")}
  >
    {children}
  </button>
);
