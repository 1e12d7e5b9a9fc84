import { formatCount } from "../../company/format.ts";
import type { FacetOption } from "./facet-options.ts";

/** The number of options before "More". */
const SHOWN = 6;

interface FacetGroupProps {
  legend: string;
  name: string;
  /** Empty if no option is chosen. */
  chosen: string;
  options: readonly FacetOption[];
}

/** Radio buttons for one filter, with the known counts. Options with a count of 0 are left out, except the chosen one. */
export function FacetGroup({ legend, name, chosen, options }: FacetGroupProps) {
  const useful = options.filter(({ value, count }) => count !== 0 || value === chosen);
  if (useful.length === 0) return null;
  const isChosenHidden = useful.slice(SHOWN).some(({ value }) => value === chosen);
  const radio = (option: FacetOption) => (
    <FacetOptionLabel
      key={option.value}
      type="radio"
      name={name}
      isChosen={option.value === chosen}
      {...option}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="w-full pb-1 font-bold wrap-anywhere">{legend}</legend>{" "}
      {radio({ value: "", label: "Any" })}
      {useful.slice(0, SHOWN).map(radio)}
      {useful.length > SHOWN && (
        <details open={isChosenHidden}>
          <summary className="flex min-h-9 items-center">
            <span className="link">More ({useful.length - SHOWN})</span>
          </summary>{" "}
          {useful.slice(SHOWN).map(radio)}
        </details>
      )}
    </fieldset>
  );
}

interface FacetCheckboxProps {
  name: string;
  label: string;
  count: number | undefined;
  isChosen: boolean;
}

export function FacetCheckbox(props: FacetCheckboxProps) {
  if (props.count === undefined || (props.count === 0 && !props.isChosen)) return null;
  return <FacetOptionLabel type="checkbox" value="1" {...props} />;
}

interface FacetOptionLabelProps extends FacetOption {
  type: "radio" | "checkbox";
  name: string;
  isChosen: boolean;
}

function FacetOptionLabel({ type, name, value, label, count, isChosen }: FacetOptionLabelProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control hover:bg-sand">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-4.5 shrink-0 accent-ink"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>{" "}
      {count !== undefined && (
        <span className="ml-auto text-sm text-muted tabular-nums">
          {formatCount(count)} <span className="sr-only">{count === 1 ? "company " : "companies "}</span>
        </span>
      )}
    </label>
  );
}
