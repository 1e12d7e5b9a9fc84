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

const RESULTS: Record<CarrierResult, string> = {
  matched: "Matched: number, name and tier agree",
  "other-holder": "Registered in another name",
  "not-on-register": "Not on the register",
  expired: "Expired",
  "lower-tier": "Lower tier only",
  "broker-only": "Broker or dealer only",
};

const METHODS: Record<CarrierMethod, string> = {
  "register-page": "The register's page",
  "register-file": "A file of the register",
  "certificate-seen": "The company's certificate, seen by us",
};

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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
  /** Told whether something is typed that is not recorded. */
  onTyped?: (isTyped: boolean) => void;
}

/** A form to record the result of a manual check of the company's number. */
export function CheckForm({ companyId, licenseNumber, onTyped }: CheckFormProps) {
  const nations = parseCarrierNumber(licenseNumber)?.nations ?? CARRIER_NATIONS;
  const { form, saving } = useCheckForm(companyId, nations);
  const { errors, isDirty } = form.formState;
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty]);
  const fieldProps = (name: keyof Typed) => ({ error: errors[name]?.message, ...form.register(name) });
  return (
    <form
      noValidate
      aria-label="Record a check"
      onSubmit={form.handleSubmit((check) => saving.mutate(check))}
      className="grid gap-4 sm:grid-cols-2"
    >
      <h3 className="font-bold sm:col-span-2">Record a check</h3>
      <SelectField
        label="How it was checked"
        prompt="Choose"
        options={optionsOf(METHODS)}
        {...fieldProps("method")}
      />
      <SelectField
        label="Register of"
        prompt="Choose"
        options={nations.map((nation) => ({
          value: nation,
          label: `${nation}: ${CARRIER_REGULATORS[nation]}`,
        }))}
        {...fieldProps("nation")}
      />
      <SelectField
        label="What was found"
        prompt="Choose"
        options={optionsOf(RESULTS)}
        {...fieldProps("result")}
      />
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
