import { NO_REQUESTS } from "./answers/company-answers.ts";
import { type Company, companySchema } from "./companies.ts";

type NullableField = {
  [Field in keyof Company]-?: null extends Company[Field] ? Field : never;
}[keyof Company];
type YesNoField = {
  [Field in keyof Company]-?: Company[Field] extends boolean ? Field : never;
}[keyof Company];
type ListField = {
  [Field in keyof Company]-?: Company[Field] extends readonly unknown[] ? Field : never;
}[keyof Company];

const accepts = (field: string, value: unknown): boolean =>
  companySchema.shape[field as keyof Company].safeParse(value).success;

const fieldsAccepting = (value: unknown) =>
  Object.fromEntries(
    Object.keys(companySchema.shape)
      .filter((field) => accepts(field, value))
      .map((field) => [field, value]),
  );

export const EMPTY_COMPANY = {
  ...fieldsAccepting(false),
  ...fieldsAccepting(null),
  ...fieldsAccepting([]),
  answers: NO_REQUESTS,
} as Pick<Company, "answers"> &
  Record<NullableField, null> &
  Record<YesNoField, false> &
  Record<ListField, []>;
