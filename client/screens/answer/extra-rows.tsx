import { useEffect, useState } from "react";
import { FormField } from "#client/components/form/form-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { MAX_EXTRA_LINES } from "#contract/answers/offer.ts";
import { extraLine, filledExtraRows } from "#contract/answers/offer-form.ts";
import { MAX_LINE } from "#contract/limits.ts";
import { type FieldProps, plainRows } from "./field-props.ts";

export function ExtraRows({ start, fields, errors }: FieldProps) {
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) document.getElementById(extraLine(added).item)?.focus();
  }, [added]);
  const rows = fields
    ? Math.max(filledExtraRows(fields), filledExtraRows(start), 1 + added)
    : plainRows(start);
  const isOpen =
    filledExtraRows(start) > 0 || Object.keys(errors).some((field) => field.startsWith("extra-"));
  return (
    <details open={isOpen} className="rounded-control border-2 border-line">
      <summary className="flex min-h-11 items-center px-3.5">
        <span>
          <span className="font-bold">Extras</span>
          <span className="text-ink-soft">, such as a mattress or tyres</span>
        </span>
      </summary>{" "}
      <div className="grid gap-4 px-3.5 pt-1 pb-3.5">
        <p className="text-sm text-muted">
          Only what this job needs: it is added to your total. Empty rows are left out.
        </p>
        {Array.from({ length: rows }, (_, row) => (
          <ExtraRow key={extraLine(row).item} row={row} start={start} errors={errors} />
        ))}{" "}
        {fields && rows < MAX_EXTRA_LINES && (
          <button
            type="button"
            onClick={() => setAdded(rows)}
            className={`${buttonClass("quiet", "small")} justify-self-start`}
          >
            Add an extra
          </button>
        )}
      </div>
    </details>
  );
}

function ExtraRow({ row, start, errors }: Pick<FieldProps, "start" | "errors"> & { row: number }) {
  const { item, price } = extraLine(row);
  const shared = { className: fieldClass, autoComplete: "off" };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(5rem,7rem)] gap-x-3">
      <legend className="sr-only">Extra {row + 1}</legend>{" "}
      <FormField id={item} label={`Extra ${row + 1}`} error={errors[item]}>
        {(linked) => (
          <input {...shared} {...linked} name={item} defaultValue={start[item]} maxLength={MAX_LINE} />
        )}
      </FormField>
      <FormField id={price} label="Price (£)" error={errors[price]}>
        {(linked) => (
          <input {...shared} {...linked} name={price} defaultValue={start[price]} inputMode="decimal" />
        )}
      </FormField>
    </fieldset>
  );
}
