import { wasteLabel } from "#client/components/company/fit-words.ts";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { type ChargeRow, fromTermRows, NO_TERMS, toTermRows } from "#contract/job/term-rows.ts";
import { chosenFact, type PartFieldsProps, type PartForm, typedFact } from "./part-form.ts";

const TAKES = [
  { value: "", label: "Not said" },
  { value: "charge", label: "At a charge" },
  { value: "refuse", label: "Not taken" },
];
const UNITS = [
  { value: "each", label: "each" },
  { value: "bag", label: "a bag" },
  { value: "load", label: "a load" },
] as const;
const COLUMNS = "sm:grid-cols-[10rem_1fr_1fr_1fr]";

/** One choice for each waste, so that no waste is both refused and charged for. */
export const wastePart: PartForm = {
  hint: "Say what you don't take, and what costs extra. What you leave open shows as not known.",
  names: WASTES.flatMap(({ value }) => [`take-${value}`, `price-${value}`, `unit-${value}`]),
  start: (listing) => {
    const { refuses, acceptsAtCharge } = toTermRows(listing);
    return Object.fromEntries([
      // The select of the unit has no empty option and always posts a value. Without this value, it would count as changed.
      ...WASTES.map(({ value }) => [`unit-${value}`, UNITS[0].value]),
      ...refuses.map((waste) => [`take-${waste}`, "refuse"]),
      ...acceptsAtCharge.flatMap(({ waste, price, unit }) => [
        [`take-${waste}`, "charge"],
        [`price-${waste}`, price],
        [`unit-${waste}`, unit],
      ]),
    ]);
  },
  read: (values) => {
    const refuses = WASTES.map(({ value }) => value).filter((waste) => values[`take-${waste}`] === "refuse");
    const charges = WASTES.flatMap(({ value }) => chargeOf(values, value));
    const terms = fromTermRows({ ...NO_TERMS, refuses, acceptsAtCharge: charges });
    return {
      changes: { refuses: terms.refuses, acceptsAtCharge: terms.acceptsAtCharge },
      fieldOf: (path) => {
        const [list, row, cell = "price"] = path.split(".");
        return list === "acceptsAtCharge" ? `${cell}-${charges[Number(row)]?.waste}` : path;
      },
    };
  },
  describe: (name, value) => {
    const [cell = "", ...rest] = name.split("-");
    const waste = wasteLabel(rest.join("-") as Waste);
    if (cell === "take") return chosenFact(`${waste} (taken or not)`, value, TAKES);
    if (cell === "unit") return chosenFact(`${waste} (what the charge is for)`, value, UNITS);
    return typedFact(`${waste} (charge)`, value);
  },
  Fields: WasteFields,
};

const chargeOf = (values: PartFieldsProps["values"], waste: string): ChargeRow[] =>
  values[`take-${waste}`] === "charge"
    ? [{ waste, price: values[`price-${waste}`] ?? "", unit: values[`unit-${waste}`] ?? "" }]
    : [];

function WasteFields({ values, errors }: PartFieldsProps) {
  const linked = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="grid gap-4">
      {WASTES.map(({ value, label }) => (
        <fieldset
          key={value}
          className={`grid grid-cols-2 items-start gap-x-3 gap-y-2 border-t border-line pt-3 sm:gap-x-2 ${COLUMNS}`}
        >
          <legend className="sr-only">{label}</legend>
          <p aria-hidden="true" className="font-bold max-sm:col-span-2 sm:pt-9">
            {label}
          </p>
          <RowSelect
            labelled
            className="max-sm:col-span-2"
            label="Do you take it?"
            options={TAKES}
            {...linked(`take-${value}`)}
          />
          <RowInput
            labelled
            label="Charge (£)"
            inputMode="decimal"
            autoComplete="off"
            {...linked(`price-${value}`)}
          />
          <RowSelect labelled label="For" options={UNITS} {...linked(`unit-${value}`)} />
        </fieldset>
      ))}
    </div>
  );
}
