import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { statedSentence } from "#client/components/company/fit-words.ts";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { JOB_SIZES } from "#contract/job/job.ts";
import { newPriceRow, type PriceRow } from "#contract/job/term-rows.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { plainPounds } from "#contract/text/pounds.ts";
import type { CompanyForm } from "../company-form.ts";
import { AddRow, ListError, RemoveRow } from "./row-buttons.tsx";

const HEADS = ["Size (yd)", "Price (£)", "Days of hire", "Extra week (£)", "Soil or rubble"];
const COLUMNS = "sm:grid-cols-[5rem_1fr_1fr_1fr_1fr_2.75rem]";
const HEAVY = [
  { value: "", label: "Not said" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface PriceRowsProps {
  form: CompanyForm;
  /** The prices as stored. Each says whether the company or the directory stated it. */
  stored: readonly StatedPrice[];
}

/** The prices by size: a table on wide screens, a card for each size on phones. */
export function PriceRows({ form, stored }: PriceRowsProps) {
  const rows = useFieldArray({ control: form.control, name: "prices" });
  const add = useRef<HTMLButtonElement>(null);
  const handleAdd = () => {
    const { prices, skipSizes } = form.getValues();
    rows.append(newPriceRow(prices, skipSizes), { focusName: `prices.${prices.length}.price` });
  };
  const handleRemove = (index: number) => {
    rows.remove(index);
    add.current?.focus();
  };
  return (
    <div className="grid gap-3">
      {rows.fields.length > 0 && (
        <div aria-hidden="true" className={`hidden gap-2 text-sm font-semibold sm:grid ${COLUMNS}`}>
          {HEADS.map((head) => (
            <p key={head}>{head}</p>
          ))}
        </div>
      )}
      {rows.fields.map(({ id }, index) => (
        <OnePrice key={id} form={form} stored={stored} index={index} onRemove={() => handleRemove(index)} />
      ))}
      <ListError
        message={form.formState.errors.prices?.root?.message ?? form.formState.errors.prices?.message}
      />
      {rows.fields.length < JOB_SIZES.length && <AddRow ref={add} label="Add a size" onAdd={handleAdd} />}
    </div>
  );
}

function OnePrice({
  form,
  stored,
  index,
  onRemove,
}: PriceRowsProps & { index: number; onRemove: () => void }) {
  const row = form.watch(`prices.${index}`);
  const errors = form.formState.errors.prices?.[index];
  const cell = (name: keyof PriceRow) => ({
    error: errors?.[name]?.message,
    ...form.register(`prices.${index}.${name}`),
  });
  const others = form.watch("prices").filter((_, at) => at !== index);
  const sizes = JOB_SIZES.map(String).filter((size) => !others.some((other) => other.size === size));
  const of = `${row?.size} yard`;
  const source = stored.find(
    ({ size, price }) => String(size) === row?.size && plainPounds(price) === row.price,
  );
  return (
    <fieldset
      className={`grid grid-cols-2 gap-x-2 gap-y-3 rounded-control border-2 border-line p-3 sm:border-0 sm:p-0 ${COLUMNS}`}
    >
      <legend className="sr-only">{of}</legend>{" "}
      <RowSelect
        label="Size (yd)"
        options={sizes.map((value) => ({ value, label: value }))}
        {...cell("size")}
      />
      <RowInput label="Price (£)" inputMode="decimal" {...cell("price")} />
      <RowInput label="Days of hire" inputMode="numeric" {...cell("hireDays")} />
      <RowInput label="Extra week (£)" inputMode="decimal" {...cell("extraWeek")} />
      <RowSelect label="Soil or rubble" options={HEAVY} {...cell("heavyAllowed")} />
      <RemoveRow of={`the price of the ${of} skip`} onRemove={onRemove} />
      {source && <p className="col-span-full -mt-2 text-sm text-muted sm:-mt-2">{statedSentence(source)}</p>}
    </fieldset>
  );
}
