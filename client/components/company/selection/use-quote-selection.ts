import { useLayoutEffect, useRef, useState } from "react";
import { followStorage } from "#client/try-storage.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { useToast } from "../../toasts/toasts.tsx";
import {
  chooseAlso,
  chooseCompanies,
  chosenCompanies,
  hasPlaceFor,
  NO_COMPANIES,
  type SelectableCompany,
  unchooseCompanies,
} from "./chosen-companies.ts";

export const CHOSEN_ID = "chosen";

export type QuoteSelection = ReturnType<typeof useChosenCompanies>;

export const isChosen = ({ id }: { id: number }, { selected }: Pick<QuoteSelection, "selected">): boolean =>
  selected.some((company) => company.id === id);

export function useChosenCompanies() {
  // The server does not know the choice, so hydration starts without chosen companies.
  const [selected, setSelected] = useState(NO_COMPANIES);
  useLayoutEffect(() => {
    const show = () => setSelected(chosenCompanies());
    show();
    return followStorage(show);
  }, []);
  return { selected, ...useSelecting(chosenCompanies, chooseCompanies) };
}

/** A tick that changes in the form changes on all lists too. */
export function useRecipients(initial: readonly SelectableCompany[]): QuoteSelection {
  const [selected, setSelected] = useState(initial);
  /**
   * Includes changes that are not rendered yet. Checkboxes ticked before hydration report several changes before the next render.
   */
  const newest = useRef(initial);
  const latest = () => newest.current;
  const select = (companies: readonly SelectableCompany[]) => {
    newest.current = companies;
    setSelected(companies);
  };
  const { toggle, ...selecting } = useSelecting(latest, select);
  const toggleEverywhere = (company: SelectableCompany, isWanted?: boolean) => {
    toggle(company, isWanted);
    if (isChosen(company, { selected: latest() })) chooseAlso([company]);
    else unchooseCompanies([company]);
  };
  return { selected, ...selecting, toggle: toggleEverywhere };
}

/** Companies that can't be asked can only be compared. They do not count towards the limit of companies to ask. */
function useSelecting(
  latest: () => readonly SelectableCompany[],
  select: (companies: readonly SelectableCompany[]) => void,
) {
  const showToast = useToast();
  const toggle = (company: SelectableCompany, isWanted?: boolean) => {
    const others = latest().filter(({ id }) => id !== company.id);
    const isSelected = others.length < latest().length;
    if (isSelected === isWanted) return;
    if (isSelected) return select(others);
    if (hasPlaceFor(company, others)) return select([...others, company]);
    const description = canBeQuoted(company)
      ? "You can select up to 5 companies for quotes."
      : "You can compare up to 5 companies.";
    showToast({ title: "Maximum reached", description, destructive: true });
  };
  return { latest, select, toggle, clear: () => select(NO_COMPANIES) };
}
