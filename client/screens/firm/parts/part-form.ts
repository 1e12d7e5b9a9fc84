import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";

export type FieldValues = Readonly<Record<string, string>>;

/** The props of the fields of a part: what they hold, and a message by field. */
export interface PartFieldsProps {
  values: FieldValues;
  errors: FieldValues;
}

/** What a form says: the changes as the API takes them, and which field each of their paths stands for. */
export interface PartReading {
  changes: object;
  fieldOf: (path: string) => string;
}

/** A form that changes a part of a listing. */
export interface PartForm {
  hint: string;
  /** What the fields hold before anything is typed. */
  start: (listing: Company) => FieldValues;
  read: (values: FieldValues) => PartReading;
  Fields: (props: PartFieldsProps) => ReactNode;
}

/** The field that the first part of a path names. */
export const firstOf = (path: string): string => path.split(".")[0] ?? "";

/** Values of fields that hold one text each. */
export const textsOf = <Name extends keyof Company>(
  company: Company,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(company[name] ?? "")])) as Record<Name, string>;

export const pick = (values: FieldValues, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
