import { z } from "zod";
import { companyFields } from "../company-input.ts";
import { SIMILAR_FIELDS } from "../text/company-match.ts";

export const similarCompany = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  isPublic: z.boolean().meta({ description: "Whether the public sees it" }),
  because: z.array(z.enum(SIMILAR_FIELDS)),
});
export type SimilarCompany = z.output<typeof similarCompany>;

export const similarCompaniesBody = z
  .object(companyFields)
  .pick({ name: true, location: true, postcode: true, phone: true, email: true, website: true })
  .partial();

export const similarCompaniesResponse = z
  .object({
    companies: z.array(similarCompany),
    askedToLeave: z.boolean().meta({ description: "Whether the company asked not to be listed" }),
  })
  .meta({ id: "SimilarCompanies" });
