import { NO_REQUESTS } from "./answers/company-answers.ts";
import { type Company, companySchema } from "./companies.ts";

/** The fields that can have this empty value. */
type Accepting<Empty> = {
  [Field in keyof Company as Empty extends Company[Field] ? Field : never]: Empty;
};

const emptyFields = Object.entries(companySchema.shape).flatMap(([field, schema]) =>
  [false, null, []].filter((value) => schema.safeParse(value).success).map((value) => [field, value]),
);

/** A company that states nothing. Names, places and times are missing, because they cannot be empty. */
export const EMPTY_COMPANY = {
  ...Object.fromEntries(emptyFields),
  answers: NO_REQUESTS,
} as Pick<Company, "answers"> & Accepting<false> & Accepting<null> & Accepting<[]>;
