import { useId } from "react";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { fieldClass } from "../ui/field-class.ts";

/** The radius of a search. A value outside the options is shown until the visitor selects an option. */
export function RadiusSelect({ value }: { value: number }) {
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
            {formatRadius(value)}
          </option>
        )}
        {RADIUS_OPTIONS_KM.map((option) => (
          <option key={option} value={option}>
            {formatRadius(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
