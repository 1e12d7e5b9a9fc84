import { type ReactNode, useRef } from "react";
import type { ApiPath, BodyAt } from "#client/queries/api-types.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { type BulkChange, useBulkChange } from "./use-bulk-change.ts";
import type { FoundRows } from "./use-found-rows.ts";

interface BulkDialogProps<Path extends ApiPath<"POST">> {
  table: Pick<FoundRows<never>, "count" | "handleDone">;
  change: BulkChange<Path>;
  body: BodyAt<"POST", Path>;
  title: string;
  /** The label of the button that confirms. */
  action: string;
  /** True while a required field is empty. */
  isIncomplete?: boolean;
  /** Called when the rows are changed. */
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before a change of the selected rows that cannot be undone, or only for some time. */
export function BulkDialog<Path extends ApiPath<"POST">>(props: BulkDialogProps<Path>) {
  const { table, change, body, title, action, isIncomplete = false, onDone, onClose, children } = props;
  const focusTarget = useRef<HTMLElement>(null);
  const changing = useBulkChange(change, (done) => {
    // The button that opened the dialog is removed with the selection.
    focusTarget.current = table.count.current;
    onDone?.();
    onClose();
    table.handleDone(done);
  });
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isPending={changing.isPending || isIncomplete}
      onConfirm={() => changing.mutate(body)}
      onClose={onClose}
      returnTo={focusTarget}
    >
      {children}
    </ConfirmDialog>
  );
}
