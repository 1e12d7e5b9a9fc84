import { getJson, queryString } from "#client/queries/request.ts";
import type { Company, CompanyPage } from "#contract/companies.ts";
import type { NewCompany } from "#contract/company-input.ts";
import { MAX_PAGE_SIZE } from "#contract/limits.ts";
import type { PlaceKind } from "#contract/places.ts";

type CheckedFields = Pick<NewCompany, "name" | "location" | "postcode">;

const POSTCODE_KINDS: readonly PlaceKind[] = ["postcode", "sector", "district"];

const nameKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

const search = (query: Record<string, string | number>) =>
  getJson<CompanyPage>(`/api/companies${queryString(query)}`);

async function duplicateWarning({ name }: CheckedFields): Promise<string[]> {
  const { companies } = await search({ search: name, page: 1, limit: MAX_PAGE_SIZE });
  const same = companies.find((company) => nameKey(company.name) === nameKey(name));
  return same ? [`${same.name} in ${same.location}, ${same.county} is already listed.`] : [];
}

async function postcodeWarning({ postcode, location }: CheckedFields): Promise<string[]> {
  if (!postcode) return [];
  const { searched } = await search({ location: postcode, page: 1, limit: 1 });
  return searched && POSTCODE_KINDS.includes(searched.place.kind)
    ? []
    : [`We don't know the postcode ${postcode}, so searches find the company at the centre of ${location}.`];
}

/** What is probably wrong with a company about to be saved. `before` is null for a new one. */
export async function findWarnings(fields: CheckedFields, before: Company | null): Promise<string[]> {
  const found = await Promise.all([
    before ? [] : duplicateWarning(fields).catch(() => []),
    before?.postcode === fields.postcode ? [] : postcodeWarning(fields).catch(() => []),
  ]);
  return found.flat();
}
