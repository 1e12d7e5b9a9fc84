import { useCallback, useState } from "react";
import type { Company } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { useToast } from "../toasts/toasts.tsx";

/** A company chosen for a quote request: as much as a browser needs to name it. */
export type ChosenCompany = Pick<Company, "id" | "name" | "email">;

const chosenFrom = ({ id, name, email }: ChosenCompany): ChosenCompany => ({ id, name, email });

export const MAXIMUM_REACHED = {
  title: "Maximum reached",
  description: "You can select up to 5 companies for quotes.",
  destructive: true,
} as const;

export type QuoteSelection = ReturnType<typeof useQuoteSelection>;

/** Up to five companies that can be asked; a sixth is refused with a toast and changes nothing. */
export function useQuoteSelection(before: readonly ChosenCompany[] = []) {
  const [chosen, setChosen] = useState(before);
  const showToast = useToast();

  const toggle = useCallback(
    (company: ChosenCompany) => {
      const isChosen = chosen.some(({ id }) => id === company.id);
      if (isChosen) setChosen(chosen.filter(({ id }) => id !== company.id));
      else if (chosen.length >= MAX_COMPANIES_PER_QUOTE) showToast(MAXIMUM_REACHED);
      else if (canBeQuoted(company)) setChosen([...chosen, chosenFrom(company)]);
    },
    [chosen, showToast],
  );
  const selectTop = useCallback(
    (listed: readonly Company[]) =>
      setChosen(listed.filter(canBeQuoted).slice(0, MAX_COMPANIES_PER_QUOTE).map(chosenFrom)),
    [],
  );
  const clear = useCallback(() => setChosen([]), []);
  return { chosen, toggle, selectTop, clear, choose: setChosen };
}
