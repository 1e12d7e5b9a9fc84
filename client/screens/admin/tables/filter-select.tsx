import { SelectField } from "#client/components/form/fields.tsx";

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The option that filters nothing. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: string) => void;
}

/** A filter or order of a table. */
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
