import { SelectField } from "#client/components/form/fields.tsx";

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the option that turns the filter off. Missing if the select has no such option. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: string) => void;
}

/** A select for a filter or sort order of a table. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  options,
  value,
  onChoose,
}: FilterSelectProps<Value>) => (
  <SelectField
    label={label}
    {...(all !== undefined && { prompt: all })}
    options={options}
    value={value ?? ""}
    onChange={({ target }) => onChoose(target.value)}
  />
);
