import type { ReactNode } from "react";
import type { Company } from "#contract/companies.ts";
import type { Option } from "#contract/options.ts";

export type PartFieldValues = Readonly<Record<string, string>>;

export interface PartFieldsProps {
  values: PartFieldValues;
  errors: PartFieldValues;
  drawing?: ReactNode;
}

export const linkedTo = ({ values, errors }: PartFieldsProps, name: string) => ({
  id: name,
  name,
  defaultValue: values[name],
  error: errors[name],
});

interface PartReading {
  changes: object;
  /** Returns the form field of a path in `changes`. If this function is missing, the field is the first part of the path. */
  fieldOf?: (path: string) => string;
  /** Missing if the schema's messages are clear enough. */
  explain?: (path: string, message: string) => string;
}

export interface PartForm {
  hint: string;
  /** The form's fields by their names. The label and the options describe a value in words. */
  fields: Readonly<Record<string, { label: string; options?: readonly Option[] }>>;
  start: (listing: Company) => PartFieldValues;
  read: (values: PartFieldValues) => PartReading;
  problems?: (values: PartFieldValues) => PartFieldValues;
  Fields: (props: PartFieldsProps) => ReactNode;
}

export const firstOf = (path: string): string => path.split(".")[0] ?? "";

/** `values` is a company or the fields of a form. Missing values become empty texts. */
export const textsOf = <Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): Record<string, string> => Object.fromEntries(names.map((name) => [name, String(values[name] ?? "")]));

/** A schema's message begins with the name that a field has in the API. Here it begins with the field's label. */
export const withLabel = (message: string, label: string): string =>
  message.startsWith(label)
    ? message
    : message.replace(/^[A-Z][a-z -]*?(?= (?:is|must) )/, () => `“${label}”`);

/** Describes the value of a checkbox. */
export const YES: readonly Option[] = [{ value: "on", label: "Yes" }];
export const YES_OR_NO: readonly Option[] = [...YES, { value: "", label: "No" }];

interface TickFieldProps extends Pick<PartFieldsProps, "values"> {
  name: string;
  className?: string;
  children: ReactNode;
}

export const TickField = ({ values, name, className = "", children }: TickFieldProps) => (
  <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
    <input
      type="checkbox"
      name={name}
      defaultChecked={values[name] !== undefined}
      className="size-6 shrink-0 accent-ink"
    />
    <span>{children}</span>
  </label>
);
