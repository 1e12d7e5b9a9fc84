import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useChangeParams, useUrlParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ParamChanges } from "#client/urls/company-search.ts";
import { MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import type { Option } from "#contract/options.ts";
import { type UndoableAction, useUndo } from "../undo.tsx";

interface SelectFilter {
  label: string;
  /** The label of the option that turns the filter off. Without it, the first option is the default. */
  all?: string;
  options: readonly Option[];
  /** The parameter of the URL, if its name is not that of the filter. */
  param?: string;
  className?: string;
}

type SelectFilters = Readonly<Record<string, SelectFilter>>;

interface Filters<Text extends string, Selects extends SelectFilters> {
  texts: Readonly<Record<Text, { label: string; placeholder: string; className?: string }>>;
  selects: Selects;
  /** What the search fields hold at first. */
  typed?: Partial<Record<Text, string | undefined>>;
}

type Search<Text extends string, Selects extends SelectFilters> = Partial<Record<Text, string>> & {
  [Name in keyof Selects]: Selects[Name]["options"][number]["value"] | undefined;
};

const FIRST_PAGE: ParamChanges = { page: undefined, reference: undefined };

const wholePage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/**
 * Choices are in the URL, so that a reload and Back restore them. Typed text is not in the URL, because it is often personal
 * data.
 */
function useFilters<Text extends string, const Selects extends SelectFilters>({
  texts,
  selects,
  typed: first = {},
}: Filters<Text, Selects>) {
  const params = useUrlParams();
  const changeParams = useChangeParams();
  const [typed, setTyped] = useState(first);
  const [typedPage, setTypedPage] = useState(1);
  const isTyped = Object.values(typed).some(Boolean);
  const chosen = Object.entries(selects).map(([name, { param = name, options, all }]) => {
    const option = options.find(({ value }) => value === params.get(param));
    return [name, option?.value ?? (all === undefined ? options[0]?.value : undefined)];
  });
  return {
    ...{ texts, selects },
    search: { ...typed, ...Object.fromEntries(chosen) } as Search<Text, Selects>,
    page: isTyped ? typedPage : wholePage(params.get("page")),
    type: (name: string, text: string) => {
      setTyped({ ...typed, [name]: text || undefined });
      setTypedPage(1);
      // The page number in the URL belongs to the former list.
      if (params.has("page") || params.has("reference")) changeParams(FIRST_PAGE);
    },
    choose: (changes: ParamChanges) => {
      setTypedPage(1);
      changeParams({ ...FIRST_PAGE, ...changes });
    },
    goTo: (page: number, replace = false) => {
      if (isTyped) setTypedPage(page);
      else changeParams({ page: page === 1 ? undefined : page }, { replace });
    },
  };
}

export interface RowPage<Row> {
  rows: readonly Row[];
  total: number;
  totalPages: number;
}

interface TableSource<Row, Text extends string, Selects extends SelectFilters>
  extends Filters<Text, Selects> {
  key: readonly unknown[];
  find: (search: Search<Text, Selects> & { page: number; limit: number }) => Promise<RowPage<Row>>;
}

export type DeskTable<Row extends { id: number }> = ReturnType<typeof useTable<Row, string, SelectFilters>>;

/**
 * After an action on many rows, its undo or a change of page, `count` gets the focus. A screen reader then announces the new
 * content.
 */
export function useTable<
  Row extends { id: number },
  Text extends string,
  const Selects extends SelectFilters,
>({ key, find, ...source }: TableSource<Row, Text, Selects>) {
  const filters = useFilters(source);
  const { search, page, goTo } = filters;
  const found = useQuery({
    queryKey: [...key, search, page],
    queryFn: () => find({ ...search, page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const lastPage = found.isPlaceholderData ? 0 : (found.data?.totalPages ?? 0);
  const goToLastPage = useEffectEvent(() => goTo(lastPage, true));
  const isBeyond = lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isBeyond) goToLastPage();
  }, [isBeyond]);
  const selection = useSelection<Row>(JSON.stringify([key, { ...search, sort: undefined }]));
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus();
  const { offer, handleDone } = useUndo(focusCount);
  return {
    ...filters,
    ...{ found, selection, count, offer },
    handleDone: (done: UndoableAction | null) => {
      selection.clear();
      handleDone(done);
    },
    goTo: (chosen: number) => {
      goTo(chosen);
      focusCount();
    },
    findAll: () => readAll((page) => find({ ...search, page, limit: MAX_PAGE_SIZE })),
  };
}

/** In rows. An export that has at least this many rows reads no further page. */
const MAX_EXPORTED = 5_000;

/** A row that arrives during the export can move other rows to a later page. Collecting rows by id avoids duplicates. */
async function readAll<Row extends { id: number }>(readPage: (page: number) => Promise<RowPage<Row>>) {
  const found = new Map<number, Row>();
  for (let page = 1; found.size < MAX_EXPORTED; page++) {
    const { rows } = await readPage(page);
    for (const row of rows) found.set(row.id, row);
    if (rows.length < MAX_PAGE_SIZE) break;
  }
  return [...found.values()];
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;

/** A new `key` means a new search, which clears the selection. Nobody can then change rows that the search does not find. */
function useSelection<Row extends { id: number }>(key: string) {
  const [selection, setSelection] = useState({ key, rows: new Map<number, Row>() });
  const rows = selection.key === key ? selection.rows : new Map<number, Row>();
  return {
    rows: [...rows.values()],
    ids: [...rows.keys()],
    has: ({ id }: Row) => rows.has(id),
    set(changed: readonly Row[], isSelected: boolean) {
      const next = new Map(rows);
      for (const row of changed) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      setSelection({ key, rows: next });
    },
    clear: () => setSelection({ key, rows: new Map() }),
  };
}
