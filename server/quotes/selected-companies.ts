import type { QuoteRow } from "./store.ts";

/** A company as it was named to the customer. */
export interface SelectedCompany {
  id: number;
  name: string;
}

export const writeSelected = (companies: SelectedCompany[]): string =>
  JSON.stringify(companies.map(({ id, name }) => ({ id, name })));

export const selectedIn = ({ selectedCompanies }: Pick<QuoteRow, "selectedCompanies">): SelectedCompany[] =>
  JSON.parse(selectedCompanies);
