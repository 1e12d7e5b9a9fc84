import { type Company, companySchema } from "./companies.ts";

type NullableField = { [Field in keyof Company]: null extends Company[Field] ? Field : never }[keyof Company];

const isNullable = (field: string): field is NullableField =>
  companySchema.shape[field as keyof Company].safeParse(null).success;

/** Null for every nullable field of a company: the base of examples and demonstration companies. */
export const EMPTY_COMPANY = Object.fromEntries(
  Object.keys(companySchema.shape)
    .filter(isNullable)
    .map((field) => [field, null]),
) as Record<NullableField, null>;
