import { queryOptions } from "@tanstack/react-query";
import type { ApiPath } from "#client/queries/api-types.ts";
import type { FoundCompany } from "#contract/desk/company-search.ts";
import type { SimilarField } from "#contract/text/company-match.ts";
import { adminJson, adminRequest } from "./admin-requests.ts";

/** Every act of the administrator invalidates these queries (`useRefresh`). */
export const deskQuery = <const Path extends ApiPath<"GET">>(path: Path) =>
  queryOptions({ queryKey: ["admin", path], queryFn: () => adminJson("GET", path) });

export const listQuery = <const Path extends ApiPath<"GET">>(path: Path) =>
  queryOptions({
    queryKey: ["admin", "list", path],
    queryFn: async () => {
      const response = await adminRequest("GET", path);
      return { items: await response.json(), total: Number(response.headers.get("x-total-count")) };
    },
  });

export async function findCompany(id: number): Promise<FoundCompany> {
  const { companies } = await adminJson("POST", "/api/companies/find", { ids: [id] });
  if (!companies[0]) throw new Error("The company is no longer stored");
  return companies[0];
}

export const sameInWords = (because: readonly SimilarField[]): string =>
  because.map((kind) => `same ${kind}`).join(", ");
