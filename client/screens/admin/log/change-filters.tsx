import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { CHANGE_AUTHORS } from "#contract/changes/options.ts";
import { AUTHOR_WORDS, FILTER_WORDS, LOGGED_FIELDS } from "./change-words.ts";

const GROUPS = Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label }));
const AUTHORS = CHANGE_AUTHORS.map((value) => ({ value, label: AUTHOR_WORDS[value] }));

/** Three filters, kept in the URL. Changing a filter returns to the first page. */
export function ChangeFilters() {
  const params = usePageParams();
  const changeParams = useChangeParams();
  const linked = (name: string) => ({
    value: params.get(name) ?? "",
    onChange: ({ target }: { target: { value: string } }) =>
      changeParams({ [name]: target.value, page: undefined }),
  });
  return (
    <search className="grid gap-4 *:gap-1! sm:grid-cols-2 lg:grid-cols-3 max-sm:[&_label]:text-sm">
      <FilterField
        name="search"
        label="Company"
        placeholder="Name or number"
        value={params.get("search") ?? ""}
        onChange={(search) => changeParams({ search, page: undefined })}
      />
      <SelectField label="What changed" prompt="Anything" options={GROUPS} {...linked("what")}>
        <optgroup label="A field of the listing">
          {LOGGED_FIELDS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField label="Who changed it" prompt="Anybody" options={AUTHORS} {...linked("by")} />
    </search>
  );
}
