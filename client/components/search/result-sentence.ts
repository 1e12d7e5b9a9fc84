import type { CompanyPage } from "#contract/companies.ts";
import { formatCompanyCount } from "../company/format.ts";

/** "14 companies found near Leeds"; for an unknown place "1 company found for “ZZ99 9ZZ”". Also announced to screen readers. */
export function resultSentence(
  { total, searched }: Pick<CompanyPage, "total" | "searched">,
  location?: string,
): string {
  const where = searched ? ` near ${searched.place.label}` : location ? ` for “${location}”` : "";
  return `${formatCompanyCount(total)} found${where}`;
}
