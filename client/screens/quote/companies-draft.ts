import { useEffect, useRef } from "react";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { deleteDraft, readDraft, saveDraft } from "#client/components/form/use-form-draft.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ListedCompanies } from "./use-company-search.ts";

const DRAFT = "quote-companies";

interface ShownCompanies {
  selected: readonly SelectableCompany[];
  listed: ListedCompanies;
}

interface CompaniesDraft {
  values: ShownCompanies;
  /** The company ids in the URL that opened the form. `location` is the place in that URL, or empty. */
  companies: string;
  location: string;
}

const inUrl = (params: URLSearchParams) => ({
  companies: params.get("companies") ?? "",
  location: params.get("location") ?? "",
});

/** Null if there is no draft, or if the URL names other companies or another place. Such a URL is a new choice. */
export function readCompaniesDraft(params: URLSearchParams): ShownCompanies | null {
  const draft = readDraft<CompaniesDraft>(DRAFT);
  if (!draft) return null;
  const { selected, listed } = draft.values;
  const { companies, location } = inUrl(params);
  // The draft is kept if the URL names the companies and the place of the first URL, or the latest choice, or nothing. Links to
  // the form can have any of these URLs.
  const isSameChoice = ["", draft.companies, selected.map(({ id }) => id).join(",")].includes(companies);
  const isSamePlace = ["", draft.location, listed.place].includes(location);
  return isSameChoice && isSamePlace ? draft.values : null;
}

/** Saves the draft after each change, so that the listed companies and the ticks survive a reload and Back. */
export function useCompaniesDraft({ selected, listed }: ShownCompanies) {
  const params = usePageParams();
  const initial = useRef({ selected, listed });
  useEffect(() => {
    if (selected === initial.current.selected && listed === initial.current.listed) return;
    if (listed.chosen.length + listed.found.length === 0) {
      deleteDraft(DRAFT);
      return;
    }
    const last = readDraft<CompaniesDraft>(DRAFT);
    const { companies, location } = inUrl(params);
    saveDraft<CompaniesDraft>(DRAFT, {
      values: { selected, listed },
      companies: companies || last?.companies || "",
      location: location || last?.location || "",
    });
  }, [selected, listed, params]);
}
