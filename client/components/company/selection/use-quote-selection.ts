import { useCallback, useLayoutEffect, useState } from "react";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { useToast } from "../../toasts/toasts.tsx";
import {
  type SelectableCompany,
  savedSelection,
  saveListSelection,
  toSelectableCompany,
} from "./selectable-company.ts";

const MAXIMUM_REACHED = {
  title: "Maximum reached",
  description: "You can select up to 5 companies for quotes.",
  destructive: true,
} as const;

export type QuoteSelection = ReturnType<typeof useQuoteSelection>;

interface QuoteSelectionOptions {
  /** Identifies the list in session storage, so that its selection is kept while the visitor is on another page. */
  list?: string;
  initial?: readonly SelectableCompany[];
  /** True if companies that can only be compared can also be selected. */
  canCompare?: boolean;
}

/** Up to five companies selected for a quote request or a comparison. A sixth is refused with a toast. */
export function useQuoteSelection({ list, initial = [], canCompare = false }: QuoteSelectionOptions = {}) {
  const [selected, setSelected] = useState(initial);
  const showToast = useToast();
  // A layout effect restores the saved selection before the first click is possible. An empty selection keeps its array, so
  // that cards do not render again.
  useLayoutEffect(() => {
    if (list === undefined) return;
    const saved = savedSelection(list).filter((company) => canCompare || canBeQuoted(company));
    setSelected((selected) => (selected.length + saved.length > 0 ? saved : selected));
  }, [list, canCompare]);

  const select = useCallback(
    (companies: readonly SelectableCompany[]) => {
      const next = companies.map(toSelectableCompany);
      setSelected(next);
      if (list !== undefined) saveListSelection(list, next);
    },
    [list],
  );
  const toggle = useCallback(
    (company: SelectableCompany) => {
      const isSelected = selected.some(({ id }) => id === company.id);
      if (isSelected) select(selected.filter(({ id }) => id !== company.id));
      else if (selected.length >= MAX_COMPANIES_PER_QUOTE) showToast(MAXIMUM_REACHED);
      else if (canCompare || canBeQuoted(company)) select([...selected, company]);
    },
    [selected, select, showToast, canCompare],
  );
  const selectTop = useCallback(
    (listed: readonly SelectableCompany[]) =>
      select(listed.filter(canBeQuoted).slice(0, MAX_COMPANIES_PER_QUOTE)),
    [select],
  );
  const clear = useCallback(() => select([]), [select]);
  return { selected, toggle, selectTop, clear, select };
}
