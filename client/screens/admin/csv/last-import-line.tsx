import { formatDate } from "#client/components/company/format.ts";
import { ActButton } from "../act-button.tsx";
import { lastImportQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useUndoImport } from "./use-company-import.ts";

/** The last import, with a button that undoes it. Empty if no import can be undone. */
export function LastImportLine({ onUndone }: { onUndone: () => void }) {
  const { data: lastImport } = useAdminQuery(lastImportQueryOptions());
  const undoing = useUndoImport(onUndone);
  if (!lastImport) return null;
  const { fileName, createdAt, added, changed } = lastImport;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-ink-soft">
      Last import: {fileName ?? "a file"}, {formatDate(createdAt)}, {added} added, {changed} changed.
      <ActButton
        act="undoImport"
        subject={{ name: fileName ?? "the file" }}
        name="Undo the last import"
        variant="danger"
        isPending={undoing.isPending}
        onPress={() => undoing.mutate()}
      />
    </div>
  );
}
