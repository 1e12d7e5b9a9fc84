import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { WASTES } from "#contract/job/job.ts";
import type { ChargeRow } from "#contract/job/term-rows.ts";
import { CHARGE_UNITS } from "#contract/job/terms.ts";
import type { CompanyForm } from "../company-form.ts";
import { AddRow, ListError, RemoveRow } from "./row-buttons.tsx";

const UNITS = CHARGE_UNITS.map((unit) => ({ value: unit, label: unit === "each" ? unit : `a ${unit}` }));

export function WasteTicks({ form, name }: { form: CompanyForm; name: "refuses" | "takes" }) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-3">
      {WASTES.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" value={value} className="size-6 accent-ink" {...form.register(name)} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** The wastes that the company takes for a charge. */
export function ChargeRows({ form }: { form: CompanyForm }) {
  const rows = useFieldArray({ control: form.control, name: "acceptsAtCharge" });
  const add = useRef<HTMLButtonElement>(null);
  const handleAdd = () => {
    const { acceptsAtCharge, refuses } = form.getValues();
    const used = [...acceptsAtCharge.map(({ waste }) => waste), ...refuses];
    const waste =
      WASTES.find(({ value }) => value === "mattress" && !used.includes(value)) ??
      WASTES.find(({ value }) => !used.includes(value));
    rows.append(
      { waste: waste?.value ?? "mattress", price: "", unit: "each" },
      { focusName: `acceptsAtCharge.${rows.fields.length}.waste` },
    );
  };
  const handleRemove = (index: number) => {
    rows.remove(index);
    add.current?.focus();
  };
  const errors = form.formState.errors.acceptsAtCharge;
  return (
    <div className="grid gap-3">
      {rows.fields.map(({ id }, index) => (
        <OneCharge key={id} form={form} index={index} onRemove={() => handleRemove(index)} />
      ))}
      <ListError message={errors?.root?.message ?? errors?.message} />
      {rows.fields.length < WASTES.length && <AddRow ref={add} label="Add a charge" onAdd={handleAdd} />}
    </div>
  );
}

interface OneChargeProps {
  form: CompanyForm;
  index: number;
  onRemove: () => void;
}

function OneCharge({ form, index, onRemove }: OneChargeProps) {
  const errors = form.formState.errors.acceptsAtCharge?.[index];
  const cell = (name: keyof ChargeRow) => ({
    labelled: index === 0,
    error: errors?.[name]?.message,
    ...form.register(`acceptsAtCharge.${index}.${name}`),
  });
  const waste = WASTES.find(({ value }) => value === form.watch(`acceptsAtCharge.${index}.waste`));
  const of = `the charge for ${waste?.label ?? "this waste"}`;
  return (
    <fieldset className="grid gap-x-2 gap-y-3 rounded-control border-2 border-line p-3 sm:grid-cols-[2fr_1fr_1fr_2.75rem] sm:border-0 sm:p-0">
      <legend className="sr-only">{of}</legend>{" "}
      <RowSelect label="Waste" options={WASTES} {...cell("waste")} />
      <RowInput label="Charge (£)" inputMode="decimal" {...cell("price")} />
      <RowSelect label="For" options={UNITS} {...cell("unit")} />
      <div className={`grid content-start ${index === 0 ? "sm:pt-6.5" : ""}`}>
        <RemoveRow of={of} onRemove={onRemove} />
      </div>
    </fieldset>
  );
}
