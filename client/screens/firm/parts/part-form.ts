import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";
import type { Option } from "#contract/options.ts";

export type PartFieldValues = Readonly<Record<string, string>>;

/** A fact of a listing. `text` is null if the company has not said it. */
export interface ListingFact {
  label: string;
  text: string | null;
}

/** The props of a part's fields: their values, and messages by field. */
export interface PartFieldsProps {
  values: PartFieldValues;
  errors: PartFieldValues;
  /** What a part draws of its fields. */
  drawing?: ReactNode;
}

/** The attributes of the field `name`, with its value and its message. */
export const linkedTo = ({ values, errors }: PartFieldsProps, name: string) => ({
  id: name,
  name,
  defaultValue: values[name],
  error: errors[name],
});

/** What the server knows. */
export interface PartTables {
  /** The name of the only road authority that a text names; null if there is none, or several. */
  authorityNamed: (text: string) => string | null;
}

/** The result of reading a form. */
interface PartReading {
  /** The changes in the API's format. */
  changes: object;
  /** Returns the form field for a path in the changes. */
  fieldOf: (path: string) => string;
  /** Returns a message with the line or the value that it is about. Missing if the schema's messages say enough. */
  explain?: (path: string, message: string) => string;
}

export interface PartForm {
  hint: string;
  names: readonly string[];
  /** Returns the initial values of the fields. */
  start: (listing: Company) => PartFieldValues;
  read: (values: PartFieldValues, tables?: PartTables) => PartReading;
  /** Messages by field about what the schema accepts and the form does not. */
  problems?: (values: PartFieldValues, tables?: PartTables) => PartFieldValues;
  /** Returns the label of the field `name`, and `value` in words. */
  describe: (name: string, value: string) => ListingFact;
  Fields: (props: PartFieldsProps) => ReactNode;
}

/** The first part of a path, which is the field's name. */
export const firstOf = (path: string): string => path.split(".")[0] ?? "";

/** The values of fields that each contain one text. */
export const textsOf = <Name extends keyof Company>(
  company: Company,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(company[name] ?? "")])) as Record<Name, string>;

/** A fact whose text is the typed value, or null if the value is empty. */
export const typedFact = (label: string, value: string): ListingFact => ({ label, text: value || null });

/** A fact whose text is the label of the chosen option. */
export const chosenFact = (label: string, value: string, options: readonly Option[]): ListingFact =>
  typedFact(label, options.find((option) => option.value === value)?.label ?? value);

export const pick = (values: PartFieldValues, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));

/** A value with LF line breaks, for comparisons. Browsers send line breaks as CRLF. */
export const comparable = (value = ""): string => value.replaceAll("\r\n", "\n");

/**
 * Reads the hidden field `opened`: the part's values when its form was opened. Without readable values, everything typed counts
 * as changed by the company.
 */
export function readOpened(json = ""): PartFieldValues {
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values !== "object" || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
