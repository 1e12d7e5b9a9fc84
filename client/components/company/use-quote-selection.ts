import { useCallback, useLayoutEffect, useState } from "react";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { useToast } from "../toasts/toasts.tsx";
import { parseSelectedCompanies, type SelectedCompany, toSelectedCompany } from "./selected-company.ts";

export const MAXIMUM_REACHED = {
  title: "Maximum reached",
  description: "You can select up to 5 companies for quotes.",
  destructive: true,
} as const;

export type QuoteSelection = ReturnType<typeof useQuoteSelection>;

const storageKey = (list: string) => `selection:${list}`;

const savedFor = (list: string) => parseSelectedCompanies(sessionStorage.getItem(storageKey(list)));

interface SelectionStart {
  /** Names the list chosen from, so that a look at a company and Back lose nothing; another list has its own. */
  list?: string;
  chosen?: readonly SelectedCompany[];
}

/** Up to five companies that can be asked; a sixth is refused with a toast and changes nothing. */
export function useQuoteSelection({ list, chosen: atFirst = [] }: SelectionStart = {}) {
  const [chosen, setChosen] = useState(atFirst);
  const showToast = useToast();
  // Before anybody can press: a choice is added to those there are. Mostly there are none, and no card is told anything.
  useLayoutEffect(() => {
    if (list === undefined) return;
    const saved = savedFor(list);
    setChosen((chosen) => (chosen.length + saved.length > 0 ? saved : chosen));
  }, [list]);

  const choose = useCallback(
    (companies: readonly SelectedCompany[]) => {
      const next = companies.map(toSelectedCompany);
      setChosen(next);
      if (list !== undefined) sessionStorage.setItem(storageKey(list), JSON.stringify(next));
    },
    [list],
  );
  const toggle = useCallback(
    (company: SelectedCompany) => {
      const isChosen = chosen.some(({ id }) => id === company.id);
      if (isChosen) choose(chosen.filter(({ id }) => id !== company.id));
      else if (chosen.length >= MAX_COMPANIES_PER_QUOTE) showToast(MAXIMUM_REACHED);
      else if (canBeQuoted(company)) choose([...chosen, company]);
    },
    [chosen, choose, showToast],
  );
  const selectTop = useCallback(
    (listed: readonly SelectedCompany[]) =>
      choose(listed.filter(canBeQuoted).slice(0, MAX_COMPANIES_PER_QUOTE)),
    [choose],
  );
  const clear = useCallback(() => choose([]), [choose]);
  return { chosen, toggle, selectTop, clear, choose };
}
