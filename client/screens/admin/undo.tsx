import { createContext, useState } from "react";
import { Button } from "./button.tsx";
import { useAct } from "./use-act.ts";

export interface UndoableAction {
  text: string;
  undo: () => Promise<unknown>;
}

type OnDone = (done: UndoableAction | null) => void;

/** The list around a button moves the focus after an act, and offers to undo it. */
export const AfterAct = createContext<OnDone>(() => {});

/** `focus` moves the focus after an act and after its undo, because the pressed button is removed. */
export function useUndo(focus: () => void) {
  const [done, setDone] = useState<UndoableAction | null>(null);
  const handleDone: OnDone = (next) => {
    setDone(next);
    focus();
  };
  const undoing = useAct({
    send: ({ undo }: UndoableAction) => undo(),
    done: "It is as it was before",
    failed: "Failed to undo",
    onDone: () => handleDone(null),
  });
  const offer = done && (
    <p className="flex flex-wrap items-center justify-between gap-3">
      <span className="wrap-anywhere">{done.text}</span>
      <Button isDisabled={undoing.isPending} onPress={() => undoing.mutate(done)}>
        Undo
      </Button>
    </p>
  );
  return { offer, handleDone };
}
