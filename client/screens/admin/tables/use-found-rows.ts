import { keepPreviousData, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { useAdminQuery } from "../session.tsx";
import { type UndoableAction, useUndo } from "../work/use-undo.tsx";
import { useSelection } from "./use-selection.ts";
import { type TableState, useLastPage } from "./use-table-state.ts";

/** One page of the rows that match a search. */
export interface RowPage<Row> {
  rows: readonly Row[];
  total: number;
  totalPages: number;
}

export type FoundRows<Row extends { id: number }> = ReturnType<typeof useFoundRows<Row, QueryKey>>;

/**
 * Loads a page of a table, and keeps which rows are selected on all pages while `search` stays the same. A bulk change and a
 * change of page move the focus to `count`, the number of rows, so that a screen reader says what the table shows now. `offer`
 * is the button that undoes the last change.
 */
export function useFoundRows<Row extends { id: number }, Key extends QueryKey>(
  { page, goTo }: Pick<TableState, "page" | "goTo">,
  search: object,
  query: UseQueryOptions<RowPage<Row>, Error, RowPage<Row>, Key>,
) {
  const found = useAdminQuery({ ...query, placeholderData: keepPreviousData });
  useLastPage({ page, goTo }, found.isPlaceholderData ? undefined : found.data?.totalPages);
  const selection = useSelection<Row>(JSON.stringify({ ...search, sort: undefined }));
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus();
  const { offer, remember } = useUndo(focusCount);
  return {
    ...{ found, page, selection, count, offer },
    /** Ends a bulk change. `done` is the change if it can be undone. */
    handleDone: (done: UndoableAction | null) => {
      selection.clear();
      remember(done);
      focusCount();
    },
    goTo: (chosen: number) => {
      goTo(chosen);
      focusCount();
    },
  };
}
