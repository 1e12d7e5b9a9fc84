import type { ReactNode } from "react";

interface FiguresTableProps {
  label: string;
  /** Headings above the columns, except the first column. Each heading spans the same number of columns. */
  groups?: readonly string[];
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

const HEAD = "py-2 pl-3 text-right align-bottom font-semibold text-muted first:pl-0 first:text-left";

export const FiguresTable = ({ label, groups = [], heads, rows }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it has focused
  <section aria-label={label} tabIndex={0} className="card scroll-edges px-4 py-2 text-sm [--cover:white]">
    <table className="w-full text-left tabular-nums">
      <thead>
        {groups.length > 0 && (
          <tr>
            <td />
            {groups.map((group) => (
              <th
                key={group}
                scope="colgroup"
                colSpan={(heads.length - 1) / groups.length}
                className={`${HEAD} text-ink`}
              >
                {group}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {heads.map((head, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one heading
            <th key={at} scope="col" className={HEAD}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="border-t border-line py-2 font-normal whitespace-nowrap">
              {name}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={at} className="border-t border-line py-2 pl-3 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
