import { type ReactNode, useContext, useRef, useState } from "react";
import { Button, ConfirmDialog } from "./button.tsx";
import { AfterAct, type UndoableAction } from "./undo.tsx";
import { type Act, useAct } from "./use-act.ts";

export const NO_RECALL = "An email can't be called back.";

interface AskButtonProps {
  label: string;
  name?: string;
  variant?: "primary" | "go" | "quiet" | "danger";
  size?: "small" | "medium";
  isDisabled?: boolean;
  asks?: ReactNode;
  title?: string;
  action?: string;
  isIncomplete?: boolean;
  children?: ReactNode;
}

export function AskButton(props: AskButtonProps & { onPress: () => void }) {
  const { label, name = label, children = label, variant, size, isDisabled, asks, onPress } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={size}
        isDisabled={isDisabled}
        aria-label={name}
        onPress={() => (asks ? setAsking(true) : onPress())}
      >
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={props.title ?? name}
          action={props.action ?? label}
          isPending={props.isIncomplete}
          onConfirm={() => {
            setAsking(false);
            onPress();
          }}
          onClose={() => setAsking(false)}
          returnTo={button}
        >
          <div className="wrap-anywhere">{asks}</div>
        </ConfirmDialog>
      )}
    </>
  );
}

type Undo<Answer> = (answer: Answer) => UndoableAction | null;

/** An irreversible act, such as sending an email or deleting, asks first. Every other act can be undone. */
type Recall<Answer> = { asks: ReactNode } | { undo: Undo<Answer> };

type ActButtonProps<Answer> = AskButtonProps &
  Omit<Act<Answer>, "onDone"> &
  Recall<Answer> & {
    undo?: Undo<Answer>;
    /** Resolves to true if the administrator has to read a warning first. The act is then not sent. */
    warn?: () => Promise<boolean>;
    /** Moves the focus if the act does not concern what is around the button. */
    onDone?: () => void;
  };

export function ActButton<Answer>(props: ActButtonProps<Answer>) {
  const { send, done, failed, failedTitle, onError, undo, warn, onDone, ...button } = props;
  const tellAround = useContext(AfterAct);
  const acting = useAct({
    ...{ send, done, failed, failedTitle, onError },
    onDone: (answer: Answer) => {
      if (onDone) onDone();
      else tellAround(undo?.(answer) ?? null);
    },
  });
  const press = async () => {
    if (!(await warn?.())) acting.mutate();
  };
  return <AskButton {...button} isDisabled={button.isDisabled || acting.isPending} onPress={press} />;
}
