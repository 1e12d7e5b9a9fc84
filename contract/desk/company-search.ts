import { z } from "zod";
import { companySchema } from "../companies.ts";
import { MAX_LINE, MAX_PAGE_SIZE, PAGE_SIZE } from "../limits.ts";
import { line } from "../text/text.ts";

/** What the administrator's list of companies shows. The first is what the public sees. */
export const COMPANY_FILTERS = [
  { value: "public", label: "Public listings" },
  { value: "all", label: "All, with hidden ones" },
  { value: "draft", label: "Drafts" },
  { value: "removed", label: "Hidden, to be removed" },
  { value: "no-email", label: "No email address" },
  { value: "unplaced", label: "Not on the map" },
  { value: "unconfirmed", label: "Not confirmed for a year" },
] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number]["value"];

/** The body of `POST /api/companies/find`. */
export const companySearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description:
      "Part of a name, place, county, postcode, email address, or telephone number in any spelling",
  }),
  location: line("Location", MAX_LINE).optional().meta({ description: "Part of a location" }),
  filter: z
    .enum(
      COMPANY_FILTERS.map(({ value }) => value),
      "filter is not known",
    )
    .default("public"),
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export type CompanySearch = z.output<typeof companySearch>;

/** A company as the administrator finds it, also one that the public does not see. */
export const foundCompanySchema = companySchema
  .omit({ ownScore: true })
  .extend({ listing: z.enum(["public", "draft", "removed", "merged"]) })
  .meta({ id: "FoundCompany" });
export type FoundCompany = z.output<typeof foundCompanySchema>;

export const foundCompaniesSchema = z
  .object({
    companies: z.array(foundCompanySchema),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: "FoundCompanies" });
export type FoundCompanies = z.output<typeof foundCompaniesSchema>;
