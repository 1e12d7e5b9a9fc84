import type { z } from "zod";
import type { Company } from "#contract/companies.ts";
import type { newCompany } from "#contract/company-input.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";

export type CompanyInput = z.input<typeof newCompany>;

interface TextEntry {
  name: Exclude<keyof CompanyInput, "featured" | "verified" | "permits" | "eco">;
  label: string;
  hint?: string;
  required?: boolean;
  type?: "email" | "tel" | "url" | "long" | "number";
}

const LIST = "Separate with commas.";

/** The dialog's fields, in groups as one fills them in. */
export const FIELD_GROUPS: readonly { title: string; fields: readonly TextEntry[] }[] = [
  {
    title: "The company",
    fields: [
      { name: "name", label: "Company Name", required: true },
      { name: "location", label: "Location", required: true, hint: "Town or city." },
      { name: "county", label: "County", required: true },
      { name: "postcode", label: "Postcode", hint: "Places the company on the map." },
      { name: "phone", label: "Phone", type: "tel" },
      { name: "email", label: "Email", type: "email", hint: "Empty: cannot be asked for quotes." },
      { name: "website", label: "Website", type: "url" },
      { name: "establishedYear", label: "Established Year", type: "number" },
      { name: "description", label: "Description", type: "long" },
    ],
  },
  {
    title: "What it offers",
    fields: [
      { name: "services", label: "Services", hint: LIST },
      { name: "skipSizes", label: "Skip Sizes", hint: `${LIST} For example: 4 yard, 6 yard, 8 yard` },
      { name: "specialties", label: "Specialties", hint: LIST },
      { name: "paymentMethods", label: "Payment Methods", hint: LIST },
      { name: "priceFrom", label: "Price from (£)", hint: "The smallest skip, including VAT." },
      { name: "priceTo", label: "Price to (£)", hint: "The largest skip, including VAT." },
      { name: "coverage", label: "Coverage", hint: "The area it serves." },
      { name: "operatingHours", label: "Operating Hours" },
      { name: "deliveryTime", label: "Delivery Time" },
      { name: "collectionTime", label: "Collection Time" },
    ],
  },
  {
    title: "Papers",
    fields: [
      { name: "licenseNumber", label: "Licence Number", hint: "The waste carrier registration." },
      { name: "insurance", label: "Insurance" },
    ],
  },
];

export const SWITCHES = [
  { name: "featured", label: "Featured" },
  { name: "verified", label: "Verified" },
  { name: "permits", label: "Permits available" },
  { name: "eco", label: "Eco-friendly disposal" },
] as const;

/** The dialog's first values: those of the company, else what a new one has. */
export function startingValues(company: Partial<Company>): CompanyInput {
  const texts = FIELD_GROUPS.flatMap(({ fields }) =>
    fields.map(({ name }) => [name, String(company[name] ?? "")]),
  );
  return {
    ...(Object.fromEntries(texts) as Record<TextEntry["name"], string>),
    priceFrom: company.priceFrom ?? (company.id ? "" : COMPANY_DEFAULTS.priceFrom),
    priceTo: company.priceTo ?? (company.id ? "" : COMPANY_DEFAULTS.priceTo),
    featured: company.featured ?? false,
    verified: company.verified ?? true,
    permits: company.permits ?? true,
    eco: company.eco ?? false,
  };
}
