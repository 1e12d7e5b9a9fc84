import { TextField } from "#client/components/form/fields.tsx";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { JOB_SIZES } from "#contract/job/job.ts";
import { fromTermRows, NO_TERMS, type PriceRow, toTermRows } from "#contract/job/term-rows.ts";
import { chosenFact, type PartFieldsProps, type PartForm, pick, textsOf, typedFact } from "./part-form.ts";

const RANGE = ["priceFrom", "priceTo"] as const;
const CELLS = ["price", "hireDays", "extraWeek", "heavyAllowed"] as const;
const RANGE_LABELS = { priceFrom: "Price from (£)", priceTo: "Price to (£)" };
const CELL_LABELS = {
  price: "Price (£)",
  hireDays: "Days of hire",
  extraWeek: "Extra week (£)",
  heavyAllowed: "Soil or rubble",
};
const HEADS = ["Size", ...Object.values(CELL_LABELS)];
const COLUMNS = "sm:grid-cols-[5.5rem_1fr_1fr_1fr_1fr]";
const HEAVY = [
  { value: "", label: "Not said" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const fieldName = (cell: string, size: number | string) => `${cell}-${size}`;

/** The form has a row for each size. The fields of a size without a price are empty. */
export const pricesPart: PartForm = {
  hint: "All-in: hire, delivery, collection, tipping and VAT; a permit for the road comes on top. Leave a size empty if you don't hire it out or don't want to say.",
  names: [...RANGE, ...JOB_SIZES.flatMap((size) => CELLS.map((cell) => fieldName(cell, size)))],
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
      explain: (path, message) => {
        const [list, at, cell = "price"] = path.split(".");
        const row = list === "prices" ? rows[Number(at)] : undefined;
        return row ? explainRow(row, cell, message) : message;
      },
    };
  },
  describe: (name, value) => {
    const [cell = "", size] = name.split("-");
    if (!size) return typedFact(RANGE_LABELS[cell as keyof typeof RANGE_LABELS] ?? name, value);
    const label = `${CELL_LABELS[cell as keyof typeof CELL_LABELS] ?? cell} for ${size} yards`;
    return cell === "heavyAllowed" ? chosenFact(label, value, HEAVY) : typedFact(label, value);
  },
  Fields: PriceFields,
};

/** Says which size a message is about. A row with other facts needs a price, because they are facts of that price. */
function explainRow(row: PriceRow, cell: string, message: string): string {
  if (cell === "price" && !row.price) return `${row.size} yards: give a price, or leave the whole row empty`;
  const words = message.charAt(0).toLowerCase() + message.slice(1);
  return `${row.size} yards${cell === "extraWeek" ? ", extra week" : ""}: ${words}`;
}

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
  const linkedCell = (cell: keyof typeof CELL_LABELS, size: number) => ({
    label: CELL_LABELS[cell],
    ...linked(fieldName(cell, size)),
  });
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className={`hidden gap-2 text-sm font-semibold sm:grid ${COLUMNS}`}>
        {HEADS.map((head) => (
          <span key={head}>{head} </span>
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
          <RowInput inputMode="decimal" autoComplete="off" {...linkedCell("price", size)} />
          <RowInput inputMode="numeric" autoComplete="off" {...linkedCell("hireDays", size)} />
          <RowInput inputMode="decimal" autoComplete="off" {...linkedCell("extraWeek", size)} />
          <RowSelect options={HEAVY} {...linkedCell("heavyAllowed", size)} />
        </fieldset>
      ))}
      <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-4">
        <legend className="sr-only">Your price range</legend>
        <p className="col-span-2 text-sm text-muted">
          Your price range, from the smallest to the largest skip. Search estimates from it for sizes without
          a price.
        </p>
        {RANGE.map((name) => (
          <TextField
            key={name}
            label={RANGE_LABELS[name]}
            inputMode="decimal"
            autoComplete="off"
            {...linked(name)}
          />
        ))}
      </fieldset>
    </div>
  );
}
