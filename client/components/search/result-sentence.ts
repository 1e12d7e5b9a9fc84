import type { CompanyPage } from "#contract/companies.ts";
import { formatCompanyCount } from "../company/format.ts";

/** "14 companies found near Leeds": written once, used as heading, title and for screen readers. */
export function resultSentence(
  { total, searched }: Pick<CompanyPage, "total" | "searched">,
  location?: string,
): string {
  const place = searched?.place.label ?? location;
  return `${formatCompanyCount(total)} found${place ? ` near ${place}` : ""}`;
}
