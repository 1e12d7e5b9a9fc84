import type { ReactNode } from "react";

export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="text-sm text-muted sm:hidden">
        The table goes on to the right: move it sideways.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it has focused */}
      <section aria-label={label} tabIndex={0} className="card overflow-x-auto px-4 py-2 sm:px-5">
        {children}
      </section>
    </div>
  );
}

interface FiguresTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

export const FiguresTable = ({ label, heads, rows }: FiguresTableProps) => (
  <TableFrame label={label}>
    <table className={TABLE}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one heading
            <th key={at} scope="col" className={HEAD_CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className={ROW_HEAD}>
              {name}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={at} className={FIGURES_CELL_CLASS}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

export const TABLE = "w-full text-left tabular-nums";
export const HEAD_CELL =
  "py-2 pl-4 text-right align-bottom text-sm font-semibold text-muted first:pl-0 first:text-left";
export const ROW_HEAD = "border-t border-line py-2 font-normal whitespace-nowrap";
export const FIGURES_CELL_CLASS = "border-t border-line py-2 pl-4 text-right whitespace-nowrap";
