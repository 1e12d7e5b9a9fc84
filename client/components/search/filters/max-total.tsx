import { useId } from "react";
import { MAX_TOTAL_POUNDS } from "#contract/limits.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { fieldClass } from "../../ui/field-class.ts";

/** The maximum total that the visitor wants to pay. It needs a size, because prices depend on the size. */
export function MaxTotal({ size, value }: { size: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        Highest total for {size} yd
      </label>
      <div className="flex items-center gap-2">
        <span aria-hidden="true">£</span>
        <input
          id={id}
          type="number"
          name="maxTotal"
          min={1}
          max={MAX_TOTAL_POUNDS}
          inputMode="numeric"
          defaultValue={value}
          className={`${fieldClass} max-w-28`}
        />
        <button type="submit" className={buttonClass("quiet")}>
          Set<span className="sr-only"> highest total</span>
        </button>
      </div>
    </div>
  );
}
