import { z } from "zod";
import { companySchema, paging } from "../companies.ts";
import { MAX_LINE } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { line } from "../text/text.ts";
import { searchPage, selectedIds } from "./list-schemas.ts";
import { COMPANY_FILTERS, COMPANY_ORDERS } from "./options.ts";

export const companySearch = z.object({
  ids: selectedIds
    .optional()
    .meta({ description: "These companies, whatever is searched and whoever sees them" }),
  text: line("Search", MAX_LINE).optional().meta({
    description:
      "Part of a name, place, county, postcode, email address, or telephone number in any spelling",
  }),
  location: line("Location", MAX_LINE).optional().meta({ description: "Part of a location" }),
  filter: z.enum(valuesOf(COMPANY_FILTERS), "filter is not known").default("public"),
  sort: z.enum(valuesOf(COMPANY_ORDERS), "sort is not known").default("name"),
  ...searchPage,
});
export type CompanySearch = z.output<typeof companySearch>;

export const companyExport = companySearch.omit({ ids: true, page: true, limit: true });
export type CompanyExport = z.output<typeof companyExport>;

const foundCompanySchema = companySchema
  .extend({ listing: z.enum(["public", "draft", "removed", "merged"]) })
  .meta({ id: "FoundCompany" });
export type FoundCompany = z.output<typeof foundCompanySchema>;

export const foundCompaniesSchema = z
  .object({
    companies: z.array(foundCompanySchema),
    ...paging,
  })
  .meta({ id: "FoundCompanies" });
export type FoundCompanies = z.output<typeof foundCompaniesSchema>;
