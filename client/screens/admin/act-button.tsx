import { type ReactNode, useRef, useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { ACTS, type Act, type ActName, type ActSubject } from "./acts.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ActButtonProps {
  act: ActName;
  subject: ActSubject;
  /** The accessible name, if it is not the label and the subject's name. */
  name?: string;
  variant?: "primary" | "go" | "quiet" | "danger" | undefined;
  size?: "small" | "medium";
  isPending: boolean;
  /** Called at once, or after the administrator has confirmed the question of an act that cannot be recalled. */
  onPress: () => void;
  /** What the button shows, if it is more than the act's label. */
  children?: ReactNode;
}

/** A button that carries out an act of the desk. Whether it asks first depends on the act alone. */
export function ActButton(props: ActButtonProps) {
  const { act, subject, variant = "quiet", size = "small", isPending, onPress } = props;
  const { label, ...recall }: Act = ACTS[act];
  const { name = `${label}: ${subject.name}`, children = label } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => ("asks" in recall ? setAsking(true) : onPress());
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => isPending || press()}
        aria-disabled={isPending}
        aria-label={name}
        className={buttonClass(variant, size)}
      >
        {children}
      </button>
      {isAsking && "asks" in recall && (
        <ConfirmDialog
          title={recall.title ?? name}
          action={label}
          onConfirm={() => {
            setAsking(false);
            onPress();
          }}
          onClose={() => setAsking(false)}
          returnTo={button}
        >
          <p className="wrap-anywhere">{recall.asks(subject)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
