import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import type { Option } from "#contract/options.ts";
import type { TableState } from "./use-table.ts";

interface TableFiltersProps {
  state: Pick<TableState, "typed" | "type" | "option" | "choose">;
  texts: readonly { name: string; label: string; placeholder: string; className?: string }[];
  selects: readonly SelectFilter[];
}

interface SelectFilter {
  name: string;
  label: string;
  /** The label of the option that turns the filter off. Without it, the first option is the default. */
  all?: string;
  options: readonly Option[];
  className?: string;
}

/** The classes give the labels of selects the same size and gap as the labels of the search fields. */
export const TableFilters = ({ state, texts, selects }: TableFiltersProps) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-3 *:gap-1! lg:grid-cols-4 max-sm:[&_label]:text-sm">
    {texts.map(({ className = "", ...field }) => (
      <div key={field.name} className={`max-sm:col-span-2 ${className}`}>
        <FilterField
          {...field}
          value={state.typed[field.name] ?? ""}
          onChange={(text) => state.type({ [field.name]: text })}
        />
      </div>
    ))}
    {selects.map(({ name, all, options, ...field }) => {
      const initial = all === undefined ? options[0]?.value : "";
      return (
        <SelectField
          key={name}
          {...field}
          prompt={all}
          options={options}
          value={state.option(name, options) ?? initial}
          onChange={({ target: { value } }) =>
            state.choose({ [name]: value === initial ? undefined : value })
          }
        />
      );
    })}
  </div>
);
