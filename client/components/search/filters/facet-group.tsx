import type { Facets } from "#contract/search/list-facts.ts";
import { formatCount } from "#contract/text/spelling.ts";

const SHOWN = 6;

interface FacetGroupProps {
  legend: string;
  name: string;
  chosen: string;
  options: readonly FacetOption[];
}

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

export function FacetCheckbox(props: Omit<FacetOptionLabelProps, "type" | "value">) {
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

interface FacetOption {
  value: string;
  label: string;
  count?: number | undefined;
}

export const RATINGS: readonly FacetOption[] = [
  { value: "4.5", label: "4.5 or higher" },
  { value: "4", label: "4 or higher" },
  { value: "3", label: "3 or higher" },
];

export const deliveryOptions = (facets: Facets | undefined): readonly FacetOption[] =>
  facets?.serves
    ? [
        { value: "yes", label: "Yes", count: facets.serves.yes },
        { value: "probably", label: "Yes or probably", count: facets.serves.probably },
      ]
    : [];

export function serviceOptions(facets: Facets | undefined, chosen: string | null): readonly FacetOption[] {
  const counts = facets?.service ?? {};
  const options = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  const isMissing = chosen !== null && !(chosen in counts);
  return isMissing ? [...options, { value: chosen, label: chosen }] : options;
}
