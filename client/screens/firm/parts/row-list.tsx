import type { ReactNode } from "react";

interface RowListProps {
  /** The number of the first row without values. */
  filled: number;
  most: number;
  /** The label that opens the next empty row. */
  more: string;
  row: (at: number) => ReactNode;
}

/** How many empty rows a form has. Saving the form adds more. */
const EMPTY_ROWS = 4;

/**
 * The filled rows of a form, then empty ones, each behind the label that opens it. Without any row the first empty one is open.
 * It works without script: each empty row is in the details of the one before it.
 */
export function RowList({ filled, most, more, row }: RowListProps) {
  const last = Math.min(most, filled + EMPTY_ROWS);
  const emptyFrom = (at: number): ReactNode =>
    at < last && (
      <details key={at} open={at === 0} className="grid gap-3 [&[open]>summary]:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {more}
        </summary>
        <div className="grid gap-3">
          {row(at)}
          {emptyFrom(at + 1)}
        </div>
      </details>
    );
  return (
    <div className="grid gap-3">
      {Array.from({ length: filled }, (_, at) => row(at))}
      {emptyFrom(filled)}
    </div>
  );
}
