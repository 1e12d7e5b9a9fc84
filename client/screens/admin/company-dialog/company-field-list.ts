import type { companyFields, FlagField } from "#contract/company-input.ts";
import { TERM_LABELS } from "#contract/job/term-rows.ts";

export interface CompanyTextField {
  name: Exclude<keyof typeof companyFields, FlagField>;
  label: string;
  placeholder?: string;
  required?: boolean;
  type?: "email" | "tel" | "url" | "long";
}

/** Hints are for a whole group, because a hint on one field would break the alignment of its row. */
export const FIELD_GROUPS: readonly { title: string; hint: string; fields: readonly CompanyTextField[] }[] = [
  {
    title: "The company",
    hint: "The postcode places the company on the map. Without an email it cannot be asked for quotes.",
    fields: [
      { name: "name", label: "Company Name", required: true },
      { name: "location", label: "Location", required: true, placeholder: "Town or city" },
      { name: "county", label: "County", required: true },
      { name: "postcode", label: "Postcode" },
      { name: "phone", label: "Phone", type: "tel" },
      { name: "email", label: "Email", type: "email" },
      { name: "website", label: "Website", type: "url" },
      { name: "establishedYear", label: "Established Year" },
      { name: "description", label: "Description", type: "long" },
    ],
  },
  {
    title: "What it offers",
    hint: "Separate services, skip sizes, specialties and payment methods with commas. Prices are those of the smallest and the largest skip, including VAT.",
    fields: [
      { name: "services", label: "Services" },
      { name: "skipSizes", label: "Skip Sizes", placeholder: "4 yard, 6 yard, 8 yard" },
      { name: "specialties", label: "Specialties" },
      { name: "paymentMethods", label: "Payment Methods" },
      { name: "priceFrom", label: "Price from (£)" },
      { name: "priceTo", label: "Price to (£)" },
      { name: "coverage", label: "Coverage", placeholder: "The area it serves" },
      { name: "operatingHours", label: "Operating Hours" },
      { name: "deliveryTime", label: "Delivery Time" },
      { name: "collectionTime", label: "Collection Time" },
    ],
  },
  {
    title: "Licence and insurance",
    hint: "The licence number is that of the waste carrier registration, the company number that of Companies House.",
    fields: [
      { name: "licenseNumber", label: "Licence Number" },
      { name: "companyNumber", label: "Company Number" },
      { name: "insurance", label: "Insurance" },
    ],
  },
];

export const SWITCHES = [
  { name: "featured", label: "Featured", initially: false },
  { name: "verified", label: "Verified", initially: true },
  { name: "permits", label: "Permits available", initially: true },
  { name: "eco", label: "Eco-friendly disposal", initially: false },
] as const satisfies readonly { name: FlagField; label: string; initially: boolean }[];

export const FIELD_LABELS: readonly { name: string; label: string }[] = [
  ...FIELD_GROUPS.flatMap(({ fields }) => fields),
  ...Object.entries(TERM_LABELS).map(([name, label]) => ({ name, label })),
  ...SWITCHES,
];
