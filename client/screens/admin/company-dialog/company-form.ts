import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { Company } from "#contract/companies.ts";
import { type NewCompany, newCompany } from "#contract/company-input.ts";
import { fromTermRows, type TermRows, toTermRows } from "#contract/job/term-rows.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import { type CompanyTextField, FIELD_GROUPS, type SWITCHES } from "./company-field-list.ts";

/** The values of the dialog's controls: texts, switches and rows. */
export type CompanyInput = Record<CompanyTextField["name"], string> &
  Record<(typeof SWITCHES)[number]["name"], boolean> &
  TermRows;

export type CompanyForm = UseFormReturn<CompanyInput, unknown, NewCompany>;

const validate = zodResolver(newCompany);

/** Validates the values with the API's schema, so that its messages appear beside the inputs. */
export const companyResolver: Resolver<CompanyInput, unknown, NewCompany> = (values, context, options) =>
  validate({ ...values, ...fromTermRows(values) } as never, context, options as never) as ReturnType<
    Resolver<CompanyInput, unknown, NewCompany>
  >;

/**
 * The dialog's initial values: those of the company, with defaults for what is missing. Only a new company gets default prices.
 */
export function startingValues(company: Partial<Company>): CompanyInput {
  const texts = FIELD_GROUPS.flatMap(({ fields }) =>
    fields.map(({ name }) => [name, String(company[name] ?? "")]),
  );
  return {
    ...(Object.fromEntries(texts) as Record<CompanyTextField["name"], string>),
    priceFrom: company.priceFrom ?? (company.id ? "" : COMPANY_DEFAULTS.priceFrom),
    priceTo: company.priceTo ?? (company.id ? "" : COMPANY_DEFAULTS.priceTo),
    featured: company.featured ?? false,
    verified: company.verified ?? true,
    permits: company.permits ?? true,
    eco: company.eco ?? false,
    ...toTermRows(company),
  };
}

/** The fields whose values differ. Lists are compared as a whole. */
export const changedFields = (before: CompanyInput, after: CompanyInput): (keyof CompanyInput)[] =>
  (Object.keys(after) as (keyof CompanyInput)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
