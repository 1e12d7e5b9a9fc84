import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { useToast } from "../../toasts/toasts.tsx";
import {
  type SelectableCompany,
  savedSelection,
  saveListSelection,
  toSelectableCompany,
} from "./selectable-company.ts";

/** The id of the bar with the chosen companies. A button in each chosen card moves the focus to the bar. */
export const CHOSEN_ID = "chosen";

const MAXIMUM_REACHED = {
  title: "Maximum reached",
  description: "You can select up to 5 companies for quotes.",
  destructive: true,
} as const;
const MAXIMUM_COMPARED = { ...MAXIMUM_REACHED, description: "You can compare up to 5 companies." } as const;

export type QuoteSelection = ReturnType<typeof useQuoteSelection>;

interface QuoteSelectionOptions {
  /** Identifies the list in session storage, so that its selection is kept while the visitor is on another page. */
  list?: string;
  initial?: readonly SelectableCompany[];
}

interface StoredSelection {
  list: string | undefined;
  companies: readonly SelectableCompany[];
}

/**
 * Up to five companies selected for a quote request, and others that can only be compared. Companies that can't be asked take
 * none of the five places. A company beyond the limit is refused with a toast.
 */
export function useQuoteSelection({ list, initial = [] }: QuoteSelectionOptions = {}) {
  const [selected, setSelected] = useState(initial);
  const newest = useRef<StoredSelection | null>(list === undefined ? { list, companies: initial } : null);
  const showToast = useToast();
  /** The selection with changes that are not rendered yet. Boxes ticked before hydration report one after the other. */
  const latest = useCallback(() => {
    if (newest.current === null || newest.current.list !== list)
      newest.current = { list, companies: savedSelection(list ?? "") };
    return newest.current.companies;
  }, [list]);
  const showLatest = useCallback(
    // An empty selection keeps its array, so that cards do not render again.
    () => setSelected((shown) => (shown.length + latest().length > 0 ? latest() : shown)),
    [latest],
  );
  useLayoutEffect(showLatest, [showLatest]);
  useEffect(() => {
    // The browser kept the whole page while the visitor changed the selection on others.
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || list === undefined) return;
      newest.current = null;
      showLatest();
    };
    addEventListener("pageshow", readAgain);
    return () => removeEventListener("pageshow", readAgain);
  }, [list, showLatest]);

  const select = useCallback(
    (companies: readonly SelectableCompany[]) => {
      const next = companies.map(toSelectableCompany);
      newest.current = { list, companies: next };
      setSelected(next);
      if (list !== undefined) saveListSelection(list, next);
    },
    [list],
  );
  const toggle = useCallback(
    (company: SelectableCompany, isWanted?: boolean) => {
      const others = latest().filter(({ id }) => id !== company.id);
      const isSelected = others.length < latest().length;
      if (isSelected === isWanted) return;
      if (isSelected) return select(others);
      const full = limitReached(others, company);
      if (full) showToast(full);
      else select([...others, company]);
    },
    [latest, select, showToast],
  );
  const clear = useCallback(() => select([]), [select]);
  return { selected, latest, toggle, clear, select };
}

/** Why a company can't be added to a selection. Null if it can. */
function limitReached(selected: readonly SelectableCompany[], company: SelectableCompany) {
  const isQuotable = canBeQuoted(company);
  const counted = isQuotable ? selected.filter(canBeQuoted) : selected;
  if (counted.length < MAX_COMPANIES_PER_QUOTE) return null;
  return isQuotable ? MAXIMUM_REACHED : MAXIMUM_COMPARED;
}
