import { createContext, type RefObject, useState } from "react";
import { Button } from "./button.tsx";
import { useAct } from "./use-act.ts";

export interface UndoableAction {
  text: string;
  undo: () => Promise<unknown>;
}

type OnDone = (done: UndoableAction | null) => void;

/** The list around a button moves the focus after an act, and offers to undo it. */
export const AfterAct = createContext<OnDone>(() => {});

/** `onUndone` must move the focus, because the pressed button is removed. */
export function useUndo(onUndone: () => void) {
  const [done, setDone] = useState<UndoableAction | null>(null);
  const undoing = useAct({
    send: ({ undo }: UndoableAction) => undo(),
    done: "It is as it was before",
    failed: "Failed to undo",
    onDone: () => {
      setDone(null);
      onUndone();
    },
  });
  const offer = done && (
    <p className="flex flex-wrap items-center justify-between gap-3">
      <span className="wrap-anywhere">{done.text}</span>
      <Button isDisabled={undoing.isPending} onPress={() => undoing.mutate(done)}>
        Undo
      </Button>
    </p>
  );
  return { offer, remember: setDone as OnDone };
}

/** The undo button stands above the section, because the section collapses when its last item is removed. */
export function useUndoInSection(focusTarget: RefObject<HTMLElement | null>) {
  const focus = () => focusTarget.current?.focus({ preventScroll: true });
  const undo = useUndo(focus);
  return {
    offer: undo.offer && <div className="card bg-go-pale px-5 py-3">{undo.offer}</div>,
    handleDone: (done: UndoableAction | null) => {
      undo.remember(done);
      focus();
    },
  };
}
