import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { RowInput } from "#client/components/form/row-control.tsx";
import type { AreaRow } from "#contract/job/term-rows.ts";
import { readDistricts } from "#contract/text/district-list.ts";
import type { CompanyForm } from "../company-form.ts";
import { AddRow, ListError, RemoveRow } from "./row-buttons.tsx";

const MAX_AREAS = 20;

/** The areas that the company delivers to: each a radius around it, or a list of postcode districts. */
export function AreaRows({ form }: { form: CompanyForm }) {
  const rows = useFieldArray({ control: form.control, name: "coverageAreas" });
  const add = useRef<HTMLButtonElement>(null);
  const handleAdd = (type: AreaRow["type"]) => {
    const field = type === "radius" ? "km" : "codes";
    rows.append(
      { type, km: "", codes: "", exclude: "" },
      { focusName: `coverageAreas.${rows.fields.length}.${field}` },
    );
  };
  const handleRemove = (index: number) => {
    rows.remove(index);
    add.current?.focus();
  };
  return (
    <div className="grid gap-3">
      {rows.fields.map(({ id, type }, index) => (
        <OneArea key={id} form={form} type={type} index={index} onRemove={() => handleRemove(index)} />
      ))}
      <ListError message={form.formState.errors.coverageAreas?.message} />
      {rows.fields.length < MAX_AREAS && (
        <div className="flex flex-wrap gap-3">
          <AddRow ref={add} label="Add a radius" onAdd={() => handleAdd("radius")} />
          <AddRow label="Add postcode districts" onAdd={() => handleAdd("districts")} />
        </div>
      )}
    </div>
  );
}

interface OneAreaProps {
  form: CompanyForm;
  type: AreaRow["type"];
  index: number;
  onRemove: () => void;
}

function OneArea({ form, type, index, onRemove }: OneAreaProps) {
  const row = form.getValues(`coverageAreas.${index}`);
  const errors = form.formState.errors.coverageAreas?.[index];
  const number = index + 1;
  return (
    <fieldset className="grid gap-3 rounded-control border-2 border-line p-3 sm:grid-cols-[1fr_1fr_2.75rem]">
      <legend className="sr-only">Area {number}</legend>{" "}
      {type === "radius" ? (
        <RowInput
          labelled
          label="Kilometres around the company"
          inputMode="decimal"
          error={errors?.km?.message}
          {...form.register(`coverageAreas.${index}.km`)}
        />
      ) : (
        <RowInput
          labelled
          label="Postcode districts"
          placeholder="LS1-LS8, BD1"
          error={districtError(errors?.codes, row?.codes)}
          {...form.register(`coverageAreas.${index}.codes`)}
        />
      )}
      <RowInput
        labelled
        label="Not in these districts"
        placeholder="LS9"
        error={districtError(errors?.exclude, row?.exclude)}
        {...form.register(`coverageAreas.${index}.exclude`)}
      />
      <div className="grid content-start sm:pt-6.5">
        <RemoveRow of={`area ${number}`} onRemove={onRemove} />
      </div>
    </fieldset>
  );
}

/** The schema's message does not say which code is invalid. This message names the first invalid part of the typed list. */
const districtError = (error: { message?: string | undefined } | undefined, typed = ""): string | undefined =>
  error && (readDistricts(typed).problem ?? error.message ?? "This list cannot be read");
