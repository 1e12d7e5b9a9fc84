import { type ReactNode, useId } from "react";
import { SelectField } from "#client/components/form/fields.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { formatCount } from "#contract/text/spelling.ts";
import { Button } from "../button.tsx";
import { saveAsFile } from "../save-as-file.ts";
import { AfterAct } from "../undo.tsx";
import { useSingleMutation } from "../use-act.ts";
import { type RowOptions, SelectBox, TableRows } from "./table-rows.tsx";
import type { DeskTable, Selection } from "./use-table.ts";

interface AdminTableProps<Row extends { id: number }> extends RowOptions<Row> {
  table: DeskTable<Row>;
  title: string;
  heading?: string;
  failure: string;
  countText: (total: number) => ReactNode;
  buttons?: ReactNode;
  /** Shown while rows are selected. */
  actions?: ReactNode;
  fileName: string;
  readFile: () => Promise<string | Blob>;
}

export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { table, title, heading, failure, countText, buttons, actions, fileName, readFile, ...rowProps } =
    props;
  const { found, selection } = table;
  const { data } = found;
  const noun = title.toLowerCase();
  return (
    <>
      <TableFilters table={table} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p ref={table.count} role="status" tabIndex={-1} className="font-semibold outline-none">
            {found.isPlaceholderData ? `Loading the ${noun}` : data && countText(data.total)}
          </p>
          <div className="flex flex-wrap gap-3">
            {buttons}
            <ExportButton name={fileName} read={readFile} failure={failure} />
          </div>
        </div>
        <div role="status" className="not-empty:mt-3">
          {table.offer}
        </div>
      </div>
      {found.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <FieldError role="alert" message={failure} />
          <Button onPress={() => found.refetch()}>Try Again</Button>
        </div>
      )}
      {found.isPending && <SkeletonList count={4} label={`Loading the ${noun}`} className="grid gap-4" />}{" "}
      {data && data.rows.length > 0 && (
        <AfterAct value={table.handleDone}>
          {actions && (
            <SelectionBar noun={noun} selection={selection} rows={data.rows}>
              {actions}
            </SelectionBar>
          )}
          {heading && <h2 className="sr-only">{heading}</h2>}
          <TableRows caption={title} rows={data.rows} selection={selection} {...rowProps} />
          <Pager page={table.page} goTo={table.goTo} totalPages={data.totalPages} />
        </AfterAct>
      )}
    </>
  );
}

type TableFiltersProps = Pick<DeskTable<never>, "texts" | "selects" | "search" | "type" | "choose">;

/** The classes give the labels of selects the same size and gap as the labels of the search fields. */
const TableFilters = ({ table }: { table: TableFiltersProps }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-3 *:gap-1! lg:grid-cols-4 max-sm:[&_label]:text-sm">
    {Object.entries(table.texts).map(([name, { className = "", ...field }]) => (
      <div key={name} className={`max-sm:col-span-2 ${className}`}>
        <FilterField
          {...{ name, ...field }}
          value={table.search[name] ?? ""}
          onChange={(text) => table.type(name, text)}
        />
      </div>
    ))}
    {Object.entries(table.selects).map(([name, { param = name, all, options, ...field }]) => (
      <SelectField
        key={name}
        {...{ prompt: all, options, ...field }}
        value={table.search[name] ?? ""}
        onChange={({ target: { value } }) =>
          table.choose({ [param]: all === undefined && value === options[0]?.value ? undefined : value })
        }
      />
    ))}
  </div>
);

interface SelectionBarProps<Row extends { id: number }> {
  noun: string;
  selection: Selection<Row>;
  rows: readonly Row[];
  children: ReactNode;
}

function SelectionBar<Row extends { id: number }>(props: SelectionBarProps<Row>) {
  const { noun, selection, rows, children } = props;
  const id = useId();
  const chosen = selection.rows.length;
  return (
    <fieldset
      aria-label={`Selected ${noun}`}
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-3 py-2 ${chosen > 0 ? "bg-skip-pale" : "bg-white"}`}
    >
      <div className="flex items-center gap-2.5 pr-2">
        <SelectBox
          id={id}
          checked={rows.every(selection.has)}
          onChange={(isSelected) => selection.set(rows, isSelected)}
        />
        <label htmlFor={id} className="flex min-h-10 items-center">
          Select all on this page
        </label>
      </div>
      <p role="status" className="mr-auto font-semibold">
        {chosen > 0 && `${formatCount(chosen)} selected`}
      </p>
      {chosen > 0 && (
        <>
          {children}
          <Button onPress={selection.clear}>Clear selection</Button>
        </>
      )}
    </fieldset>
  );
}

interface ExportButtonProps {
  name: string;
  read: () => Promise<string | Blob>;
  failure: string;
}

function ExportButton({ name, read, failure }: ExportButtonProps) {
  const showToast = useToast();
  const saving = useSingleMutation({
    mutationFn: read,
    onSuccess: (csv) => saveAsFile(csv, { name, type: "text/csv;charset=utf-8" }),
    onError: () => showToast({ title: "Error", description: failure, destructive: true }),
  });
  return (
    <Button isDisabled={saving.isPending} onPress={saving.mutate}>
      Export these (CSV)
    </Button>
  );
}

function Pager({ page, goTo, totalPages }: Pick<DeskTable<never>, "page" | "goTo"> & { totalPages: number }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Button isDisabled={page <= 1} onPress={() => goTo(page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {page} of {totalPages}
      </span>
      <Button isDisabled={page >= totalPages} onPress={() => goTo(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
