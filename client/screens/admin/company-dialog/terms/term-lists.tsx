import { Fragment, type ReactNode, useRef } from "react";
import { type FieldArray, useFieldArray } from "react-hook-form";
import { statedSentence } from "#client/components/company/fit-words.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { RowInput, RowSelect } from "#client/components/form/row-control.tsx";
import { Icon } from "#client/components/icon.tsx";
import { JOB_SIZES, WASTES } from "#contract/job/job.ts";
import { type AreaRow, type ChargeRow, newPriceRow, type PriceRow } from "#contract/job/term-rows.ts";
import { CHARGE_UNITS, type StatedPrice } from "#contract/job/terms.ts";
import { readDistricts } from "#contract/text/district-list.ts";
import { plainPounds } from "#contract/text/pounds.ts";
import { Button } from "../../button.tsx";
import type { CompanyForm, CompanyInput } from "../company-form.ts";

const HEADS = ["Size (yd)", "Price (£)", "Days of hire", "Extra week (£)", "Soil or rubble"];
const PRICE_COLUMNS = "sm:grid-cols-[5rem_1fr_1fr_1fr_1fr_2.75rem]";
const HEAVY = [
  { value: "", label: "Not said" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export const PriceRows = ({ form, stored }: { form: CompanyForm; stored: readonly StatedPrice[] }) => (
  <Rows
    form={form}
    name="prices"
    most={JOB_SIZES.length}
    head={
      <div aria-hidden="true" className={`hidden gap-2 text-sm font-semibold sm:grid ${PRICE_COLUMNS}`}>
        {HEADS.map((head) => (
          <p key={head}>{head}</p>
        ))}
      </div>
    }
    row={(index, remove) => {
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
          className={`grid grid-cols-2 gap-x-2 gap-y-3 rounded-control border-2 border-line p-3 sm:border-0 sm:p-0 ${PRICE_COLUMNS}`}
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
          <RemoveRow of={`the price of the ${of} skip`} onRemove={remove} />
          {source && (
            <p className="col-span-full -mt-2 text-sm text-muted sm:-mt-2">{statedSentence(source)}</p>
          )}
        </fieldset>
      );
    }}
    adds={[
      {
        label: "Add a size",
        blank: () => newPriceRow(form.getValues("prices"), form.getValues("skipSizes")),
        focus: "price",
      },
    ]}
  />
);

const MAX_AREAS = 20;

const blankArea = (type: AreaRow["type"]) => (): AreaRow => ({ type, km: "", codes: "", exclude: "" });

export const AreaRows = ({ form }: { form: CompanyForm }) => (
  <Rows
    form={form}
    name="coverageAreas"
    most={MAX_AREAS}
    row={(index, remove) => {
      const { type, codes, exclude } = form.getValues(`coverageAreas.${index}`);
      const errors = form.formState.errors.coverageAreas?.[index];
      const number = index + 1;
      const cell = (name: "km" | "codes" | "exclude", error: string | undefined) => ({
        ...{ labelled: true, error },
        ...form.register(`coverageAreas.${index}.${name}`),
      });
      return (
        <fieldset className="grid gap-3 rounded-control border-2 border-line p-3 sm:grid-cols-[1fr_1fr_2.75rem]">
          <legend className="sr-only">Area {number}</legend>{" "}
          {type === "radius" ? (
            <RowInput
              label="Kilometres around the company"
              inputMode="decimal"
              {...cell("km", errors?.km?.message)}
            />
          ) : (
            <RowInput
              label="Postcode districts"
              placeholder="LS1-LS8, BD1"
              {...cell("codes", districtError(errors?.codes, codes))}
            />
          )}
          <RowInput
            label="Not in these districts"
            placeholder="LS9"
            {...cell("exclude", districtError(errors?.exclude, exclude))}
          />
          <div className="grid content-start sm:pt-6.5">
            <RemoveRow of={`area ${number}`} onRemove={remove} />
          </div>
        </fieldset>
      );
    }}
    adds={[
      { label: "Add a radius", blank: blankArea("radius"), focus: "km" },
      { label: "Add postcode districts", blank: blankArea("districts"), focus: "codes" },
    ]}
  />
);

/** Names the first invalid part of the typed list, because the schema's message does not. */
const districtError = (error: { message?: string } | undefined, typed: string): string | undefined =>
  error && (readDistricts(typed).problem ?? error.message ?? "This list cannot be read");

const UNITS = CHARGE_UNITS.map((unit) => ({ value: unit, label: unit === "each" ? unit : `a ${unit}` }));

/** Proposes a mattress first, because most companies charge extra for mattresses. */
function nextCharge(form: CompanyForm): ChargeRow {
  const { acceptsAtCharge, refuses } = form.getValues();
  const used = [...acceptsAtCharge.map(({ waste }) => waste), ...refuses];
  const free = WASTES.map(({ value }) => value).filter((waste) => !used.includes(waste));
  const waste = free.find((one) => one === "mattress") ?? free[0] ?? "mattress";
  return { waste, price: "", unit: "each" };
}

export const ChargeRows = ({ form }: { form: CompanyForm }) => (
  <Rows
    form={form}
    name="acceptsAtCharge"
    most={WASTES.length}
    row={(index, remove) => {
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
            <RemoveRow of={of} onRemove={remove} />
          </div>
        </fieldset>
      );
    }}
    adds={[{ label: "Add a charge", blank: () => nextCharge(form), focus: "waste" }]}
  />
);

type ListName = "prices" | "coverageAreas" | "acceptsAtCharge";

interface RowsProps<Name extends ListName> {
  form: CompanyForm;
  name: Name;
  most: number;
  head?: ReactNode;
  row: (index: number, remove: () => void) => ReactNode;
  /** `focus` is the field that gets the focus in the new row. */
  adds: readonly { label: string; blank: () => FieldArray<CompanyInput, Name>; focus: string }[];
}

function Rows<Name extends ListName>({ form, name, most, head, row, adds }: RowsProps<Name>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const add = useRef<HTMLButtonElement>(null);
  const error = form.formState.errors[name as ListName];
  // An error can concern the whole list, for example two prices for one size.
  const message = error?.root?.message ?? error?.message;
  return (
    <div className="grid gap-3">
      {fields.length > 0 && head}
      {fields.map(({ id }, index) => (
        <Fragment key={id}>
          {row(index, () => {
            remove(index);
            add.current?.focus();
          })}
        </Fragment>
      ))}
      {message && <FieldError role="alert" message={message} />}
      {fields.length < most && (
        <div className="flex flex-wrap gap-3">
          {adds.map(({ label, blank, focus }, at) => (
            <Button
              key={label}
              ref={at === 0 ? add : undefined}
              onPress={() => append(blank(), { focusName: `${name}.${fields.length}.${focus}` })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const RemoveRow = ({ of, onRemove }: { of: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={`Remove ${of}`}
    className="flex min-h-11 items-center justify-center gap-2 self-start rounded-control px-3 font-semibold text-stop hover:bg-stop-pale"
  >
    <Icon name="close" size="size-4" />
    <span className="sm:sr-only">Remove</span>
  </button>
);
