import { wasteLabel } from "#client/components/company/fit-words.ts";
import { joinWithAnd } from "#client/components/company/format.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { type ChargeRow, fromTermRows, NO_TERMS, toTermRows } from "#contract/job/term-rows.ts";
import { CHARGE_UNITS } from "#contract/job/terms.ts";
import {
  linkedTo,
  type PartFieldsProps,
  type PartFieldValues,
  type PartForm,
  TickField,
  YES,
} from "./part-form.tsx";

const TAKES = [
  { value: "take", label: "Takes it" },
  { value: "charge", label: "At a charge" },
  { value: "refuse", label: "No" },
  { value: "", label: "Not said" },
];
/** Wastes that an ordinary skip takes. One checkbox accepts all of these wastes that have no answer of their own. */
const USUAL: readonly Waste[] = ["general", "garden", "soil", "rubble", "wood", "metal", "mixed-building"];
const TAKES_USUAL = "takes-usual";
const usualWords = joinWithAnd(USUAL.map((waste) => wasteLabel(waste).toLowerCase()));
const answerTo = (values: PartFieldValues, waste: Waste): string =>
  values[`take-${waste}`] || (values[TAKES_USUAL] !== undefined && USUAL.includes(waste) ? "take" : "");

const UNITS = [
  { value: "", label: "Choose" },
  ...CHARGE_UNITS.map((unit) => ({ value: unit, label: unit === "each" ? unit : `a ${unit}` })),
];

/** Each waste has one choice, so that no waste is both taken and refused. */
export const wastePart: PartForm = {
  hint: "Say what you take, what costs extra and what you don't take. What you leave open shows as not known.",
  fields: {
    [TAKES_USUAL]: { label: "Takes the usual waste", options: YES },
    ...Object.fromEntries(
      WASTES.flatMap(({ value: waste }) => [
        [`take-${waste}`, { label: `${wasteLabel(waste)} (taken or not)`, options: TAKES }],
        [`price-${waste}`, { label: `${wasteLabel(waste)} (charge)` }],
        [`unit-${waste}`, { label: `${wasteLabel(waste)} (what the charge is for)`, options: UNITS }],
      ]),
    ),
  },
  start: (listing) => {
    const { takes, refuses, acceptsAtCharge } = toTermRows(listing);
    return Object.fromEntries([
      ...WASTES.flatMap(({ value }) => [
        [`unit-${value}`, ""],
        [`take-${value}`, ""],
      ]),
      ...takes.map((waste) => [`take-${waste}`, "take"]),
      ...refuses.map((waste) => [`take-${waste}`, "refuse"]),
      ...acceptsAtCharge.flatMap(({ waste, price, unit }) => [
        [`take-${waste}`, "charge"],
        [`price-${waste}`, price],
        [`unit-${waste}`, unit],
      ]),
    ]);
  },
  read: (values) => {
    const answered = (answer: string) =>
      WASTES.map(({ value }) => value).filter((waste) => answerTo(values, waste) === answer);
    const refused = answered("refuse");
    const charges = answered("charge").map((waste) => chargeOf(values, waste));
    const rows = { takes: answered("take"), refuses: refused, acceptsAtCharge: charges };
    const { takes, refuses, acceptsAtCharge } = fromTermRows({ ...NO_TERMS, ...rows });
    return {
      changes: { takes, refuses, acceptsAtCharge },
      fieldOf: (path) => {
        const [list, row, cell = "price"] = path.split(".");
        if (list === "refuses") return `take-${refused[Number(row)]}`;
        return list === "acceptsAtCharge" ? `${cell}-${charges[Number(row)]?.waste}` : path;
      },
      explain: (path, message) =>
        path.endsWith(".unit") ? "Say what the charge is for: each, a bag or a load" : message,
    };
  },
  Fields: WasteFields,
};

const chargeOf = (values: PartFieldValues, waste: string): ChargeRow => ({
  waste,
  price: values[`price-${waste}`] ?? "",
  unit: values[`unit-${waste}`] ?? "",
});

/** The fields of a charge are visible only if "At a charge" is chosen. In browsers without `:has` they are always visible. */
function WasteFields(props: PartFieldsProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {USUAL.some((waste) => !props.values[`take-${waste}`]) && (
        <TickField values={props.values} name={TAKES_USUAL} className="lg:col-span-full">
          <strong>Takes the usual waste:</strong> {usualWords}. Where “Not said” is chosen below, saving says
          “Takes it”.
        </TickField>
      )}{" "}
      {WASTES.map(({ value: waste, label }) => (
        <fieldset key={waste} className="group grid content-start gap-2">
          <legend className="mb-1 font-bold">{label}</legend>{" "}
          {props.errors[`take-${waste}`] && (
            <FieldError id={`take-${waste}-error`} message={props.errors[`take-${waste}`] ?? ""} />
          )}
          <div className="grid grid-cols-4 rounded-control border-2 border-line">
            {TAKES.map(({ value, label: answer }) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-center justify-center px-1 text-center text-sm leading-tight first:rounded-l-md last:rounded-r-md not-first:border-l not-first:border-line has-checked:bg-ink has-checked:font-bold has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-skip forced-colors:has-checked:underline"
              >
                <input
                  type="radio"
                  id={value === TAKES[0]?.value ? `take-${waste}` : undefined}
                  aria-describedby={props.errors[`take-${waste}`] && `take-${waste}-error`}
                  name={`take-${waste}`}
                  value={value}
                  defaultChecked={(props.values[`take-${waste}`] ?? "") === value}
                  className="sr-only"
                />
                {answer}
              </label>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-3 supports-[selector(:has(*))]:hidden group-has-[input[value=charge]:checked]:grid!">
            <RowInput
              labelled
              label="Charge (£)"
              inputMode="decimal"
              autoComplete="off"
              {...linkedTo(props, `price-${waste}`)}
            />
            <RowSelect labelled label="For" options={UNITS} {...linkedTo(props, `unit-${waste}`)} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
