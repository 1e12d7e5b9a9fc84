import type { ReactNode } from "react";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import type { TableState } from "./use-table.ts";

/** The fields above a table. The labels of selects are as large, and as near, as those of the search fields beside them. */
export const TableFilters = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-3 *:gap-1! lg:grid-cols-4 max-sm:[&_label]:text-sm">
    {children}
  </div>
);

interface TextFilterProps {
  state: Pick<TableState, "typed" | "type">;
  /** The property of the typed texts. */
  name: string;
  label: string;
  placeholder: string;
  /** CSS classes for the field's width on large screens. On phones it takes the whole row. */
  className?: string;
}

/** A search field of a table. */
export const TextFilter = ({ state, name, className = "", ...field }: TextFilterProps) => (
  <div className={`max-sm:col-span-2 ${className}`}>
    <FilterField
      {...field}
      name={name}
      value={state.typed[name] ?? ""}
      onChange={(text) => state.type({ [name]: text })}
    />
  </div>
);

interface SelectFilterProps {
  state: Pick<TableState, "option" | "choose">;
  /** The parameter of the URL. */
  name: string;
  label: string;
  /** The label of the option that turns the filter off. Without it, the first option is the default. */
  all?: string;
  options: readonly { value: string; label: string }[];
  /** CSS classes for the field's width. */
  className?: string;
}

/** A select for a filter or sort order of a table. The default is left out of the URL. */
export function SelectFilter({ state, name, all, options, ...field }: SelectFilterProps) {
  const initial = all === undefined ? options[0]?.value : "";
  return (
    <SelectField
      {...field}
      prompt={all}
      options={options}
      value={state.option(name, options) ?? initial}
      onChange={({ target: { value } }) => state.choose({ [name]: value === initial ? undefined : value })}
    />
  );
}
