import type { QuoteRow } from "./store.ts";

/** A company under the name that the customer saw. */
interface SelectedCompany {
  id: number;
  name: string;
}

export const writeSelected = (companies: SelectedCompany[]): string =>
  JSON.stringify(companies.map(({ id, name }) => ({ id, name })));

/** Not checked: `writeSelected` has written the list. Other domains call `parseQuotedCompanies`, which checks it. */
export const selectedIn = ({ selectedCompanies }: Pick<QuoteRow, "selectedCompanies">): SelectedCompany[] =>
  JSON.parse(selectedCompanies);
