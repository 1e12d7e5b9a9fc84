import { useId } from "react";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { CHANGE_AUTHORS } from "#contract/changes/options.ts";
import { AUTHOR_WORDS, FILTER_WORDS, LOGGED_FIELDS } from "./change-words.ts";

interface Option {
  value: string;
  label: string;
}

const GROUPS: readonly Option[] = Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label }));
const FIELDS: readonly Option[] = LOGGED_FIELDS.map(({ name, label }) => ({ value: name, label }));
const AUTHORS: readonly Option[] = CHANGE_AUTHORS.map((value) => ({ value, label: AUTHOR_WORDS[value] }));

/** Three filters, kept in the URL. Changing a filter returns to the first page. */
export function ChangeFilters() {
  const params = usePageParams();
  const changeParams = useChangeParams();
  const change = (name: string, value: string) => changeParams({ [name]: value, page: undefined });
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <FilterField
        name="search"
        label="Company"
        placeholder="Name or number"
        value={params.get("search") ?? ""}
        onChange={(search) => change("search", search)}
      />
      <Choice
        label="What changed"
        all="Anything"
        value={params.get("what") ?? ""}
        options={GROUPS}
        more={{ label: "A field of the listing", options: FIELDS }}
        onChange={(what) => change("what", what)}
      />
      <Choice
        label="Who changed it"
        all="Anybody"
        value={params.get("by") ?? ""}
        options={AUTHORS}
        onChange={(by) => change("by", by)}
      />
    </search>
  );
}

interface ChoiceProps {
  label: string;
  /** The label of the first option, which turns the filter off. */
  all: string;
  value: string;
  options: readonly Option[];
  more?: { label: string; options: readonly Option[] };
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, more, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold max-sm:text-sm">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} className={fieldClass}>
        <option value="">{all}</option>
        <Options options={options} />
        {more && (
          <optgroup label={more.label}>
            <Options options={more.options} />
          </optgroup>
        )}
      </select>
    </div>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
