import { type ReactNode, useId } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { todayInLondon } from "#contract/dates.ts";
import { FROM_MONDAY } from "#contract/job/delivery-days.ts";
import { WASTES } from "#contract/job/job.ts";
import { TERM_LABELS } from "#contract/job/term-rows.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { Option } from "#contract/options.ts";
import type { CompanyForm } from "../company-form.ts";
import { AreaRows, ChargeRows, PriceRows } from "./term-lists.tsx";

export function TermsFields({ form, stored }: { form: CompanyForm; stored: readonly StatedPrice[] }) {
  return (
    <>
      <TermsGroup
        title={TERM_LABELS.prices}
        hint="All-in: hire, delivery, collection, tipping and VAT; road permit extra. An empty field means that the company has not said."
      >
        <PriceRows form={form} stored={stored} />
      </TermsGroup>
      <TermsGroup
        title={TERM_LABELS.coverageAreas}
        hint="With areas, search says who delivers and who does not. Without them it goes by the words in Coverage."
      >
        <AreaRows form={form} />
      </TermsGroup>
      <TermsGroup title={TERM_LABELS.refuses} hint="Tick only what the company says.">
        <Ticks form={form} name="refuses" options={WASTES} className="grid sm:grid-cols-3" />
      </TermsGroup>
      <TermsGroup title={TERM_LABELS.takes} hint="At no further charge.">
        <Ticks form={form} name="takes" options={WASTES} className="grid sm:grid-cols-3" />
      </TermsGroup>
      <TermsGroup title={TERM_LABELS.acceptsAtCharge} hint="Charges on top of the price.">
        <ChargeRows form={form} />
      </TermsGroup>
      <TermsGroup title="Notice and confirmation" hint="Notice counts working days from order to delivery.">
        <Dates form={form} />
      </TermsGroup>
      <TermsGroup title="Days, pauses and councils" hint="Separate several with semicolons.">
        <Days form={form} />
      </TermsGroup>
    </>
  );
}

interface TermsGroupProps {
  title: string;
  hint: string;
  columns?: string;
  children: ReactNode;
}

export function TermsGroup({ title, hint, columns = "", children }: TermsGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className={`grid gap-x-4 gap-y-3 ${columns}`}>
      <legend className="mb-1 text-lg font-bold">{title}</legend>{" "}
      <p id={id} className="col-span-full text-sm text-muted">
        {hint}
      </p>
      {children}
    </fieldset>
  );
}

interface TicksProps {
  form: CompanyForm;
  name: "refuses" | "takes" | "deliveryDays";
  options: readonly Option[];
  className: string;
}

const Ticks = ({ form, name, options, className }: TicksProps) => (
  <div className={`gap-x-4 gap-y-1 ${className}`}>
    {options.map(({ value, label }) => (
      <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" value={value} className="size-6 accent-ink" {...form.register(name)} />
        {label}
      </label>
    ))}
  </div>
);

function Days({ form }: { form: CompanyForm }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="font-semibold">{TERM_LABELS.deliveryDays}</legend>{" "}
        <Ticks form={form} name="deliveryDays" options={FROM_MONDAY} className="flex flex-wrap" />
      </fieldset>
      <TextField
        label={TERM_LABELS.pauses}
        hint="For example 2026-12-24 to 2027-01-03"
        error={messageIn(errors.pauses)}
        {...form.register("pauses")}
      />
      <TextField
        label={TERM_LABELS.authorities}
        hint="For example Leeds City Council until 2027-03-31; Kirklees Council"
        error={messageIn(errors.authorities)}
        {...form.register("authorities")}
      />
    </div>
  );
}

function messageIn(error: object | undefined): string | undefined {
  if (!error) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error)
    .map((inner: unknown) => (typeof inner === "object" && inner ? messageIn(inner) : undefined))
    .find(Boolean);
}

function Dates({ form }: { form: CompanyForm }) {
  const { errors } = form.formState;
  const confirmToday = () =>
    form.setValue("confirmedOn", todayInLondon(), { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Notice (working days)"
        inputMode="numeric"
        error={errors.noticeDays?.message}
        {...form.register("noticeDays")}
      />
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <TextField
          type="date"
          label={TERM_LABELS.confirmedOn}
          max={todayInLondon()}
          error={errors.confirmedOn?.message}
          {...form.register("confirmedOn")}
        />
        <button type="button" onClick={confirmToday} className={`${buttonClass("quiet")} mb-0.5`}>
          Today
        </button>
      </div>
    </div>
  );
}
