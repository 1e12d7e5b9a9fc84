import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { SelectField, TextField } from "#client/components/form/fields.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { type NewCarrierCheck, newCarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import {
  CARRIER_NATIONS,
  CARRIER_REGULATORS,
  type CarrierMethod,
  type CarrierNation,
  type CarrierResult,
} from "#contract/carriers/carrier-options.ts";
import { todayInLondon } from "#contract/dates.ts";
import { adminRequest } from "../../admin-requests.ts";
import { forgetTyped, useTypedForm } from "../../typed-words.ts";
import { useAct } from "../../use-act.ts";

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const RESULTS = optionsOf<CarrierResult>({
  matched: "Matched: number, name and tier agree",
  "other-holder": "Registered in another name",
  "not-on-register": "Not on the register",
  expired: "Expired",
  "lower-tier": "Lower tier only",
  "broker-only": "Broker or dealer only",
});

const METHODS = optionsOf<CarrierMethod>({
  "register-page": "The register's page",
  "register-file": "A file of the register",
  "certificate-seen": "The company's certificate, seen by us",
});

type Typed = Record<keyof NewCarrierCheck, string>;

function useCheckForm(companyId: number, nations: readonly CarrierNation[]) {
  const form = useForm<Typed, unknown, NewCarrierCheck>({
    resolver: zodResolver(newCarrierCheck as z.ZodType<NewCarrierCheck, Typed>),
    defaultValues: {
      nation: nations.length === 1 ? nations[0] : "",
      result: "",
      method: "",
      checkedOn: todayInLondon(),
      validTo: "",
      checkedBy: "",
    },
  });
  useTypedForm(`company ${companyId}: check`, form);
  const saving = useAct({
    send: (check: NewCarrierCheck) =>
      adminRequest("POST", `/api/companies/${companyId}/carrier-checks`, check),
    done: "Check recorded",
    onDone: () => {
      form.reset({ ...form.getValues(), result: "", validTo: "" });
      forgetTyped(`company ${companyId}: check`);
    },
    failed: "Failed to record check",
    onError: (error) => showServerErrors(form, error),
  });
  return { form, saving };
}

interface CheckFormProps {
  companyId: number;
  licenseNumber: string;
  onTyped?: (isTyped: boolean) => void;
}

export function CheckForm({ companyId, licenseNumber, onTyped }: CheckFormProps) {
  const nations = parseCarrierNumber(licenseNumber)?.nations ?? CARRIER_NATIONS;
  const { form, saving } = useCheckForm(companyId, nations);
  const { errors, isDirty } = form.formState;
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty]);
  const fieldProps = (name: keyof Typed) => ({ error: errors[name]?.message, ...form.register(name) });
  const choiceProps = (name: keyof Typed) => ({ prompt: "Choose", ...fieldProps(name) });
  return (
    <form
      noValidate
      aria-label="Record a check"
      onSubmit={form.handleSubmit((check) => saving.mutate(check))}
      className="grid gap-4 sm:grid-cols-2"
    >
      <h3 className="font-bold sm:col-span-2">Record a check</h3>
      <SelectField label="How it was checked" options={METHODS} {...choiceProps("method")} />
      <SelectField
        label="Register of"
        options={nations.map((value) => ({ value, label: `${value}: ${CARRIER_REGULATORS[value]}` }))}
        {...choiceProps("nation")}
      />
      <SelectField label="What was found" options={RESULTS} {...choiceProps("result")} />
      <TextField label="Checked on" type="date" max={todayInLondon()} {...fieldProps("checkedOn")} />
      <TextField
        label="Registered until"
        type="date"
        hint="Empty if it is not known"
        {...fieldProps("validTo")}
      />
      <TextField label="Checked by" hint="Only administrators see it" {...fieldProps("checkedBy")} />
      <div className="sm:col-span-2">
        <button type="submit" aria-disabled={saving.isPending} className={buttonClass("quiet")}>
          {saving.isPending ? "Recording..." : "Record check"}
        </button>
      </div>
    </form>
  );
}
