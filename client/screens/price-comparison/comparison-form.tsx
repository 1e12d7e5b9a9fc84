import { type FormEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { SelectField } from "#client/components/form/fields.tsx";
import { PlaceField } from "#client/components/search/place-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { queryString } from "#client/queries/request.ts";
import { type Option, PRICE_GUIDE, PRICE_SIZES } from "#contract/options.ts";

const SIZES: readonly Option[] = [
  { value: "all", label: "All sizes" },
  ...PRICE_SIZES.map((size) => ({
    value: size,
    label: `${PRICE_GUIDE[size].label} (${PRICE_GUIDE[size].yards})`,
  })),
];

export function ComparisonForm({ location, skipSize }: { location: string; skipSize: string }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = { location: String(data.get("location")).trim(), skipSize: String(data.get("skipSize")) };
    navigate(`/price-comparison${queryString(values)}`, { state: KEEP_SCROLL });
  };
  return (
    <search>
      <form
        ref={form}
        action="/price-comparison"
        onSubmit={handleSubmit}
        className="grid gap-4 sm:grid-cols-[1fr_14rem_auto] sm:items-end"
      >
        <PlaceField
          name="location"
          label="Postcode or town"
          placeholder="Enter postcode or town"
          defaultValue={location}
          onChoose={() => form.current?.requestSubmit()}
        />
        <SelectField
          key={skipSize}
          label="Skip size"
          name="skipSize"
          defaultValue={skipSize}
          options={SIZES}
        />
        <button type="submit" className={`${buttonClass()} min-h-12`}>
          Compare Prices
        </button>
      </form>
    </search>
  );
}
