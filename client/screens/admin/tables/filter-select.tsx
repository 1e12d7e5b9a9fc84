import { SelectField } from "#client/components/form/fields.tsx";

/** CSS classes of the fields above a table. */
export const DESK_FILTERS_CLASS = "grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4";

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
