import { type FormEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { queryString } from "#client/queries/request.ts";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";
import { buttonClass } from "../ui/button-class.ts";
import { fieldClass } from "../ui/field-class.ts";
import { PlaceField } from "./place-field.tsx";

interface PlaceSearchValues {
  location: string;
  radius: number;
}

interface PlaceSearchProps extends PlaceSearchValues {
  /** The path of the results, used without `onSearch` or without script. */
  action?: string;
  onSearch?: (values: PlaceSearchValues) => void;
  /** Other query parameters that a new search preserves. */
  preservedParams?: Record<string, string | undefined>;
}

/** The search form. Without script it is a plain GET form. */
export function PlaceSearch({
  location,
  radius,
  action = "/search",
  onSearch,
  preservedParams = {},
}: PlaceSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = { location: String(data.get("location")).trim(), radius: Number(data.get("radius")) };
    if (onSearch) onSearch(values);
    else navigate(`${action}${queryString({ ...values, ...preservedParams })}`);
  };
  return (
    <search>
      <form
        ref={form}
        action={action}
        onSubmit={handleSubmit}
        className="grid gap-4 sm:grid-cols-[1fr_9rem_auto] sm:items-end"
      >
        {Object.entries(preservedParams).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlaceField
          name="location"
          label="Where do you need the skip?"
          placeholder="Enter postcode or town"
          defaultValue={location}
          onChoose={() => form.current?.requestSubmit()}
        />
        <RadiusSelect value={radius} />
        <button type="submit" className={`${buttonClass("primary")} min-h-12 whitespace-nowrap`}>
          Find Companies
        </button>
      </form>
    </search>
  );
}

function RadiusSelect({ value }: { value: number }) {
  const id = useId();
  const isListed = RADIUS_OPTIONS_KM.some((option) => option === value);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Within
      </label>
      <select key={value} id={id} name="radius" defaultValue={value} className={fieldClass}>
        {!isListed && (
          <option value={value} hidden>
            {value} km
          </option>
        )}
        {RADIUS_OPTIONS_KM.map((option) => (
          <option key={option} value={option}>
            {option} km
          </option>
        ))}
      </select>
    </div>
  );
}
