import { TextField } from "#client/components/form/fields.tsx";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { JOB_SIZES } from "#contract/job/job.ts";
import { fromTermRows, NO_TERMS, type PriceRow, toTermRows } from "#contract/job/term-rows.ts";
import { type PartFieldsProps, type PartForm, pick, textsOf } from "./part-form.ts";

const RANGE = ["priceFrom", "priceTo"] as const;
const CELLS = ["price", "hireDays", "extraWeek", "heavyAllowed"] as const;
const HEADS = ["Size", "Price (£)", "Days of hire", "Extra week (£)", "Soil or rubble"];
const COLUMNS = "sm:grid-cols-[5.5rem_1fr_1fr_1fr_1fr]";
const HEAVY = [
  { value: "", label: "Not said" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const fieldName = (cell: string, size: number | string) => `${cell}-${size}`;

/** A row for each size. The fields of a size without a price are empty. */
export const pricesPart: PartForm = {
  hint: "All-in: hire, delivery, collection, tipping and VAT; a permit for the road comes on top. Leave a size empty if you don't hire it out or don't want to say.",
  start: (listing) => ({
    ...textsOf(listing, RANGE),
    ...Object.fromEntries(
      toTermRows(listing).prices.flatMap((row) =>
        CELLS.map((cell) => [fieldName(cell, row.size), row[cell]]),
      ),
    ),
  }),
  read: (values) => {
    const rows = JOB_SIZES.map((size) => rowOf(values, size)).filter(isFilled);
    return {
      changes: { ...pick(values, RANGE), prices: fromTermRows({ ...NO_TERMS, prices: rows }).prices },
      fieldOf: (path) => {
        const [list = "", row, cell = "price"] = path.split(".");
        return list === "prices" ? fieldName(cell, rows[Number(row)]?.size ?? "") : list;
      },
    };
  },
  Fields: PriceFields,
};

const rowOf = (values: PartFieldsProps["values"], size: number): PriceRow => {
  const cell = (name: string) => values[fieldName(name, size)]?.trim() ?? "";
  const heavy = cell("heavyAllowed");
  return {
    size: String(size),
    price: cell("price"),
    hireDays: cell("hireDays"),
    extraWeek: cell("extraWeek"),
    heavyAllowed: heavy === "yes" || heavy === "no" ? heavy : "",
  };
};

const isFilled = (row: PriceRow) => CELLS.some((cell) => row[cell] !== "");

function PriceFields({ values, errors }: PartFieldsProps) {
  const linked = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className={`hidden gap-2 text-sm font-semibold sm:grid ${COLUMNS}`}>
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {JOB_SIZES.map((size) => (
        <fieldset
          key={size}
          className={`grid grid-cols-2 items-start gap-x-3 gap-y-2 border-line max-sm:border-t max-sm:pt-3 sm:gap-x-2 ${COLUMNS}`}
        >
          <legend className="sr-only">{size} yards</legend>
          <p aria-hidden="true" className="font-bold max-sm:col-span-2 sm:py-3">
            {size} yards
          </p>
          <RowInput
            label="Price (£)"
            inputMode="decimal"
            autoComplete="off"
            {...linked(fieldName("price", size))}
          />
          <RowInput
            label="Days of hire"
            inputMode="numeric"
            autoComplete="off"
            {...linked(fieldName("hireDays", size))}
          />
          <RowInput
            label="Extra week (£)"
            inputMode="decimal"
            autoComplete="off"
            {...linked(fieldName("extraWeek", size))}
          />
          <RowSelect label="Soil or rubble" options={HEAVY} {...linked(fieldName("heavyAllowed", size))} />
        </fieldset>
      ))}
      <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-4">
        <legend className="sr-only">Your price range</legend>
        <p className="col-span-2 text-sm text-muted">
          Your price range, from the smallest to the largest skip. Search estimates from it for sizes without
          a price.
        </p>
        <TextField label="Price from (£)" inputMode="decimal" autoComplete="off" {...linked("priceFrom")} />
        <TextField label="Price to (£)" inputMode="decimal" autoComplete="off" {...linked("priceTo")} />
      </fieldset>
    </div>
  );
}
