import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { Company } from "#contract/companies.ts";
import { type NewCompany, newCompany } from "#contract/company-input.ts";
import { fromTermRows, type TermRows, toTermRows } from "#contract/job/term-rows.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import { type CompanyTextField, FIELD_GROUPS, SWITCHES } from "./company-field-list.ts";

export type CompanyInput = Record<CompanyTextField["name"], string> &
  Record<(typeof SWITCHES)[number]["name"], boolean> &
  TermRows;

export type CompanyForm = UseFormReturn<CompanyInput, unknown, NewCompany>;

/** Uses the API's schema, so that the schema's messages appear beside the inputs. */
export const companyResolver = zodResolver(
  z.preprocess((values: CompanyInput) => ({ ...values, ...fromTermRows(values) }), newCompany),
);

/** Only a new company gets default prices. */
export function startingValues(company: Partial<Company>): CompanyInput {
  const texts = FIELD_GROUPS.flatMap(({ fields }) =>
    fields.map(({ name }) => [name, String(company[name] ?? "")]),
  );
  const switches = SWITCHES.map(({ name, initially }) => [name, company[name] ?? initially]);
  return {
    ...(Object.fromEntries([...texts, ...switches]) as Omit<CompanyInput, keyof TermRows>),
    priceFrom: company.priceFrom ?? (company.id ? "" : COMPANY_DEFAULTS.priceFrom),
    priceTo: company.priceTo ?? (company.id ? "" : COMPANY_DEFAULTS.priceTo),
    ...toTermRows(company),
  };
}

export const changedFields = (before: CompanyInput, after: CompanyInput): (keyof CompanyInput)[] =>
  (Object.keys(after) as (keyof CompanyInput)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
