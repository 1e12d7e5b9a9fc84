import type { ReactNode } from "react";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { ExportButton } from "./export-button.tsx";
import { Pager } from "./pager.tsx";
import type { CsvFile } from "./rows-csv.ts";
import { RowSelectionBar } from "./selection-bar.tsx";
import { SmallButton } from "./small-button.tsx";
import { TableRows, type TableRowsProps } from "./table-rows.tsx";
import type { FoundRows } from "./use-found-rows.ts";

interface AdminTableProps<Row extends { id: number }> extends TableRowsProps<Row> {
  table: FoundRows<Row>;
  /** The word for the rows, in the plural: for example "Quote requests". */
  title: string;
  /** The heading before the rows, for screen readers. Missing if the table is below a heading of its own. */
  heading?: string;
  /** The message if the rows cannot be loaded. */
  failure: string;
  countText: (total: number) => ReactNode;
  /** Buttons beside the number of rows. */
  buttons?: ReactNode;
  /** Buttons that change the selected rows. */
  actions: ReactNode;
  csv: CsvFile<Row>;
}

/** A table for the administrator: the number of rows, the selection with its actions, one page of rows, and the pager. */
export function AdminTable<Row extends { id: number }>({
  table,
  title,
  heading,
  failure,
  countText,
  buttons,
  actions,
  csv,
  ...rowProps
}: AdminTableProps<Row>) {
  const { found, selection } = table;
  const { data } = found;
  const noun = title.toLowerCase();
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p ref={table.count} role="status" tabIndex={-1} className="font-semibold outline-none">
            {found.isPlaceholderData ? `Loading the ${noun}` : data && countText(data.total)}
          </p>
          <div className="flex flex-wrap gap-3">
            {buttons}
            <ExportButton label="Export these (CSV)" name={csv.name} read={csv.readAll} failure={failure} />
          </div>
        </div>
        <div role="status" className="not-empty:mt-3">
          {table.offer}
        </div>
      </div>
      {found.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="font-semibold text-stop">
            {failure}
          </p>
          <SmallButton onPress={() => found.refetch()}>Try Again</SmallButton>
        </div>
      )}
      {found.isPending && <SkeletonList count={4} label={`Loading the ${noun}`} className="grid gap-4" />}{" "}
      {data && data.rows.length > 0 && (
        <>
          <RowSelectionBar noun={noun} selection={selection} shown={data.rows}>
            {actions}
            <ExportButton
              label="Export selected (CSV)"
              name={csv.name}
              read={() => csv.readSelected(selection.rows)}
              failure={failure}
            />
          </RowSelectionBar>
          {heading && <h2 className="sr-only">{heading}</h2>}
          <TableRows caption={title} rows={data.rows} selection={selection} {...rowProps} />
          <Pager page={table.page} totalPages={data.totalPages} onPage={table.goTo} />
        </>
      )}
    </>
  );
}
