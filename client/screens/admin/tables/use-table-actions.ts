import { useRef } from "react";
import { type UndoableAction, useUndo } from "../work/use-undo.tsx";
import type { Selection } from "./use-selection.ts";
import { useLastPage, type useTable } from "./use-table.ts";

/**
 * Handles the end of a bulk change and a change of page. Both move the focus to the element of `target`, so that a screen
 * reader says what the table shows now. `offer` is the button that undoes the last change. Once the current page no longer
 * exists, for example after its last row was deleted, the table goes to the last of `totalPages`.
 */
export function useTableActions<Target extends HTMLElement>(
  table: Pick<ReturnType<typeof useTable>, "page" | "goTo">,
  selection: Pick<Selection<never>, "clear">,
  totalPages: number | undefined,
) {
  useLastPage(table, totalPages);
  const target = useRef<Target>(null);
  const focusTarget = () => target.current?.focus();
  const { offer, remember } = useUndo(focusTarget);
  return {
    target,
    focusTarget,
    offer,
    handleDone: (done: UndoableAction | null) => {
      selection.clear();
      remember(done);
      focusTarget();
    },
    goTo: (page: number) => {
      table.goTo(page);
      focusTarget();
    },
  };
}
