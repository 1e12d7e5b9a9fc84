import type { CompanyPage } from "#contract/companies.ts";
import { formatCompanyCount } from "../company/format.ts";

/** "14 companies found near Leeds", used as heading, page title and screen reader announcement. */
export function resultSentence(
  { total, searched }: Pick<CompanyPage, "total" | "searched">,
  location?: string,
): string {
  const place = searched?.place.label ?? location;
  return `${formatCompanyCount(total)} found${place ? ` near ${place}` : ""}`;
}
