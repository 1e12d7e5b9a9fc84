import { FieldError } from "#client/components/form/form-field.tsx";
import { LINE_LABELS, VAT_STATUSES } from "#contract/answers/offer.ts";
import {
  extraLine,
  FIXED_KINDS,
  filledExtraRows,
  fixedLine,
  isTicked,
} from "#contract/answers/offer-form.ts";
import { type FieldProps, plainRows } from "./field-props.ts";

const ERROR_ID = "vat-error";

interface VatFieldsProps extends FieldProps {
  hasPermit: boolean;
}

export function VatFields({ start, fields, hasPermit, errors: { vat: error } }: VatFieldsProps) {
  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby="vat-label"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && ERROR_ID}
      >
        <p id="vat-label" className="mb-1 font-bold">
          VAT{" "}
          <span aria-hidden="true" className="text-stop">
            *
          </span>
        </p>
        {error && <FieldError id={ERROR_ID} message={error} />}
        {VAT_STATUSES.map(({ value, label }, position) => (
          <label key={value} className={optionClass}>
            <input
              // Error messages link to the first radio button.
              id={position === 0 ? "vat" : undefined}
              type="radio"
              name="vat"
              value={value}
              defaultChecked={start.vat === value}
              className="size-5 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      <VatBoxes start={start} fields={fields} hasPermit={hasPermit} />
    </div>
  );
}

const optionClass = "flex min-h-11 cursor-pointer items-center gap-3 rounded-control hover:bg-sand";

/** The boxes are hidden, even without script, unless VAT is added. Hidden ticks are sent too, but count only if VAT is added. */
function VatBoxes({ start, fields, hasPermit }: Omit<VatFieldsProps, "errors">) {
  const held = fields ?? start;
  const rows = fields ? filledExtraRows(fields) : plainRows(start);
  const lines = [
    ...FIXED_KINDS.filter((kind) => kind === "hire" || hasPermit).map((kind) => ({
      names: fixedLine(kind),
      label: LINE_LABELS[kind],
    })),
    ...Array.from({ length: rows }, (_, row) => {
      const names = extraLine(row);
      return { names, label: held[names.item]?.trim() || `Extra ${row + 1}` };
    }),
  ];
  // Without script, prices can be typed while the boxes stay, so every line has one.
  const shown = fields ? lines.filter(({ names }) => fields[names.price]?.trim()) : lines;
  return (
    <fieldset className="mt-1 ml-8 hidden min-w-0 group-has-[input[value=added]:checked]/offer:block">
      <legend className="text-sm text-ink-soft">Add 20% VAT to</legend>{" "}
      {shown.map(({ names, label }) => (
        <label key={names.vat} className={optionClass}>
          <input
            type="checkbox"
            name={names.vat}
            defaultChecked={isTicked(start, names.vat)}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
