import { joinWithAnd } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { readOpened } from "#client/components/form/posted-form.ts";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { fromTermRows, NO_TERMS, type PriceRow, toTermRows } from "#contract/job/term-rows.ts";
import { MAX_TOTAL_POUNDS } from "#contract/limits.ts";
import type { Option } from "#contract/options.ts";
import { readPounds } from "#contract/text/pounds.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import {
  linkedTo,
  type PartFieldsProps,
  type PartFieldValues,
  type PartForm,
  textsOf,
  YES_OR_NO,
} from "./part-form.tsx";
import { withTickedSizes } from "./size-text.ts";

const RANGE = ["priceFrom", "priceTo"] as const;
const CELLS = ["price", "hireDays", "extraWeek", "heavyAllowed"] as const;
const RANGE_FIELDS = { priceFrom: { label: "Price from (£)" }, priceTo: { label: "Price to (£)" } };
const CELL_LABELS = {
  price: "Price (£)",
  hireDays: "Days of hire",
  extraWeek: "Extra week (£)",
  heavyAllowed: "Soil or rubble",
};
const AS_ABOVE = "As above";
const HEAVY = [
  { value: "", label: AS_ABOVE },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const fieldName = (cell: string, size: number | string) => `${cell}-${size}`;

const cellFields = (size: number | string, of: string, heavy: readonly Option[]) =>
  Object.fromEntries(
    (size === EVERY ? SHARED : CELLS).map((cell) => [
      fieldName(cell, size),
      { label: `${CELL_LABELS[cell]} for ${of}`, options: cell === "heavyAllowed" ? heavy : [] },
    ]),
  );

/** A shared field applies to every ticked size whose own field is empty. */
const EVERY = "every";
const SHARED = ["hireDays", "extraWeek", "heavyAllowed"] as const;
const UP_TO = [
  { value: "", label: "Not said" },
  { value: "0", label: "In no size" },
  ...JOB_SIZES.map((size) => ({ value: String(size), label: `Up to ${size} yd` })),
];

export const pricesPart: PartForm = {
  hint: "All-in: hire, delivery, collection, tipping and VAT; a permit for the road comes on top. Tick each size that you hire out.",
  fields: {
    ...RANGE_FIELDS,
    skipSizes: { label: "Skip sizes" },
    ...cellFields(EVERY, "every size", UP_TO),
    ...Object.fromEntries(
      JOB_SIZES.flatMap((size) => [
        [fieldName("offers", size), { label: `${size} yards`, options: YES_OR_NO }],
        ...Object.entries(cellFields(size, `${size} yards`, HEAVY)),
      ]),
    ),
  },
  start: (listing) => {
    const { prices } = toTermRows(listing);
    const same = Object.fromEntries(SHARED.map((cell) => [cell, sameForAll(prices, cell)]));
    return {
      ...textsOf(listing, [...RANGE, "skipSizes"]),
      ...Object.fromEntries(SHARED.map((cell) => [fieldName(cell, EVERY), same[cell] ?? ""])),
      ...Object.fromEntries(
        prices.flatMap((row) => [
          [fieldName("offers", row.size), "on"],
          ...CELLS.map((cell) => [fieldName(cell, row.size), same[cell] ? "" : row[cell]]),
        ]),
      ),
    };
  },
  read: (values) => {
    const ticked = ticksIn(values);
    const rows = ticked.map((size) => rowOf(values, size));
    return {
      changes: {
        ...rangeWith(rows, textsOf(values, RANGE)),
        ...sizeTextWith(ticked, values),
        prices: fromTermRows({ ...NO_TERMS, prices: rows }).prices,
      },
      fieldOf: (path) => {
        const [list = "", row, cell = "price"] = path.split(".");
        return list === "prices" ? filledField(values, cell, rows[Number(row)]?.size ?? "") : list;
      },
      explain: (path, message) => {
        const [list, at, cell = "price"] = path.split(".");
        const row = list === "prices" ? rows[Number(at)] : undefined;
        // A shared field is wrong for every size.
        const isShared = row && filledField(values, cell, row.size) === fieldName(cell, EVERY);
        return row && !isShared ? explainRow(row, cell, message) : message;
      },
    };
  },
  Fields: PriceFields,
};

const ticksIn = (values: PartFieldValues): JobSize[] =>
  JOB_SIZES.filter((size) => values[fieldName("offers", size)] !== undefined);

/** A form rendered by the previous release has no field `skipSizes`. */
function sizeTextWith(ticked: readonly JobSize[], { skipSizes, opened }: PartFieldValues) {
  if (skipSizes === undefined) return {};
  const unticked = ticksIn(readOpened(opened)).filter((size) => !ticked.includes(size));
  const text = withTickedSizes(skipSizes, { ticked, unticked });
  return text === skipSizes ? {} : { skipSizes: text };
}

const poundsIn = (text: string): number => Number(readPounds(text) ?? Number.NaN);

/** Widens the range to the prices outside it. A range that is empty or reversed stays as it is typed. */
function rangeWith(rows: readonly PriceRow[], range: Record<string, string>): Record<string, string> {
  const { priceFrom = "", priceTo = "" } = range;
  const [from, to] = [poundsIn(priceFrom), poundsIn(priceTo)];
  if (!(from <= to)) return range;
  // A price that is refused does not widen the range, which would be refused with it.
  const outside = rows
    .map(({ price }) => poundsIn(price))
    .filter((price) => price > 0 && price <= MAX_TOTAL_POUNDS && (price < from || price > to));
  if (outside.length === 0) return range;
  const [least, most] = [Math.min(from, ...outside), Math.max(to, ...outside)];
  return { priceFrom: least < from ? String(least) : priceFrom, priceTo: most > to ? String(most) : priceTo };
}

/**
 * Empty unless all rows say the same. So the shared field changes what is the same, and a size has a value of its own only where
 * it differs.
 */
function sameForAll(rows: readonly PriceRow[], cell: (typeof SHARED)[number]): string {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return "";
  if (cell !== "heavyAllowed") return others.every((row) => row[cell] === first[cell]) ? first[cell] : "";
  const largest = Math.max(0, ...rows.filter((row) => row[cell] === "yes").map(({ size }) => Number(size)));
  return rows.every((row) => heavyOf(String(largest), Number(row.size)) === row[cell]) ? String(largest) : "";
}

function ownValues(values: PartFieldValues): string {
  const named = SHARED.flatMap((cell) => {
    const sizes = JOB_SIZES.filter(
      (size) => values[fieldName("offers", size)] && isFilled(values, fieldName(cell, size)),
    );
    return sizes.length > 0 ? `${lowerFirst(CELL_LABELS[cell])} at ${joinWithAnd(sizes.map(String))} yd` : [];
  });
  return named.length > 0 ? ` These stay as they are below: ${named.join("; ")}.` : "";
}

/** A ticked size needs a price, because the other facts in its row describe that price. */
function explainRow(row: PriceRow, cell: string, message: string): string {
  if (cell === "price" && !row.price) return `${row.size} yards: give a price, or take the tick away`;
  return `${row.size} yards${cell === "extraWeek" ? ", extra week" : ""}: ${lowerFirst(message)}`;
}

const isFilled = (values: PartFieldValues, field: string): boolean => Boolean(values[field]?.trim());

const filledField = (values: PartFieldValues, cell: string, size: number | string): string => {
  const [own, shared] = [fieldName(cell, size), fieldName(cell, EVERY)];
  return !isFilled(values, own) && isFilled(values, shared) ? shared : own;
};

const rowOf = (values: PartFieldValues, size: number): PriceRow => {
  const cell = (name: string) => values[filledField(values, name, size)]?.trim() ?? "";
  return {
    size: String(size),
    price: cell("price"),
    hireDays: cell("hireDays"),
    extraWeek: cell("extraWeek"),
    heavyAllowed: heavyOf(cell("heavyAllowed"), size),
  };
};

/**
 * `answer` is "yes", "no" or the largest size in yards in which heavy waste is allowed (0: in no size). Any other text counts as
 * not stated.
 */
function heavyOf(answer: string, size: number): PriceRow["heavyAllowed"] {
  if (answer === "yes" || answer === "no") return answer;
  if (!/^\d+$/.test(answer)) return "";
  return size <= Number(answer) ? "yes" : "no";
}

/** The placeholder does not name the shared value. Without script, it would still name the old value while a new one is typed. */
const sharedInput = { labelled: true, autoComplete: "off", placeholder: AS_ABOVE };

function PriceFields(props: PartFieldsProps) {
  const linkedCell = (cell: keyof typeof CELL_LABELS, size: number | typeof EVERY) => ({
    label: CELL_LABELS[cell],
    ...linkedTo(props, fieldName(cell, size)),
  });
  return (
    <div className="grid gap-5">
      <input type="hidden" name="skipSizes" value={props.values.skipSizes} />
      <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-4">
        <legend className="mb-1 font-semibold">The same for every size that you tick</legend>{" "}
        <RowInput labelled inputMode="numeric" autoComplete="off" {...linkedCell("hireDays", EVERY)} />
        <RowInput labelled inputMode="decimal" autoComplete="off" {...linkedCell("extraWeek", EVERY)} />
        <RowSelect labelled options={UP_TO} {...linkedCell("heavyAllowed", EVERY)} />
        <p className="col-span-full text-sm text-muted">
          Where a size differs, say so at that size.{ownValues(props.values)}
        </p>
      </fieldset>
      <div className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6">
        {JOB_SIZES.map((size) => (
          <fieldset key={size} className="group contents">
            <legend className="sr-only">{size} yards</legend>{" "}
            <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border-2 border-edge px-2 font-bold group-has-[input:checked]:col-span-full group-has-[input:checked]:justify-start group-has-[input:checked]:border-ink group-has-[input:checked]:bg-skip-pale">
              <input
                type="checkbox"
                name={fieldName("offers", size)}
                defaultChecked={props.values[fieldName("offers", size)] !== undefined}
                className="size-5 accent-ink"
              />
              {size} yd
            </label>
            <div className="col-span-full mb-2 grid grid-cols-2 items-start gap-x-3 gap-y-2 supports-[selector(:has(*))]:hidden group-has-[input:checked]:grid! sm:grid-cols-4">
              <RowInput labelled inputMode="decimal" autoComplete="off" {...linkedCell("price", size)} />
              <RowInput {...sharedInput} inputMode="numeric" {...linkedCell("hireDays", size)} />
              <RowInput {...sharedInput} inputMode="decimal" {...linkedCell("extraWeek", size)} />
              <RowSelect labelled options={HEAVY} {...linkedCell("heavyAllowed", size)} />
            </div>
          </fieldset>
        ))}
      </div>
      <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-4">
        <legend className="sr-only">Your price range</legend>{" "}
        <p className="col-span-2 text-sm text-muted">
          Your price range, from the smallest to the largest skip. Search estimates from it for sizes without
          a price. When you save a price outside it, it widens to that price.
        </p>
        {RANGE.map((name) => (
          <TextField
            key={name}
            {...RANGE_FIELDS[name]}
            inputMode="decimal"
            autoComplete="off"
            {...linkedTo(props, name)}
          />
        ))}
      </fieldset>
    </div>
  );
}
