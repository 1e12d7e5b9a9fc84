import type { Company } from "#contract/companies.ts";

/** A company selected for a quote request: its name, and what decides whether it can be asked. */
export type SelectedCompany = Pick<Company, "id" | "name" | "email">;

export const toSelectedCompany = ({ id, name, email }: SelectedCompany): SelectedCompany => ({
  id,
  name,
  email,
});

/** Parses companies from browser storage, which users and extensions can edit; malformed entries are dropped. */
export function parseSelectedCompanies(json: string | null): readonly SelectedCompany[] {
  try {
    const saved: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(saved) ? saved.filter(isSelectedCompany) : [];
  } catch {
    return [];
  }
}

const isSelectedCompany = (value: unknown): value is SelectedCompany =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  Number.isInteger(value.id) &&
  "name" in value &&
  typeof value.name === "string" &&
  "email" in value &&
  typeof value.email === "string";
