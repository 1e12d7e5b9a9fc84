import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { carrierText } from "#client/components/company/carrier-text.ts";
import { carrierWords } from "#client/components/company/carrier-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import { SelectField, TextField } from "#client/components/form/fields.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { carrierOf, checkedNumber } from "#contract/carriers/carrier.ts";
import {
  type NewCarrierCheck,
  newCarrierCheck,
  type RecordedCheck,
} from "#contract/carriers/carrier-check.ts";
import { CARRIER_WARNINGS, parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import {
  CARRIER_NATIONS,
  CARRIER_REGULATORS,
  type CarrierMethod,
  type CarrierNation,
  type CarrierResult,
} from "#contract/carriers/carrier-options.ts";
import type { Company } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { ActButton } from "../../act-button.tsx";
import { adminRequest } from "../../admin-requests.ts";
import { deskQuery } from "../../queries.ts";
import { forgetTyped, useTypedForm } from "../../typed-words.ts";
import { useAct } from "../../use-act.ts";

interface CarrierChecksProps {
  company: Pick<Company, "id" | "licenseNumber">;
  isOpen?: boolean;
  onTyped?: (isTyped: boolean) => void;
}

export function CarrierChecks({ company, isOpen = false, onTyped }: CarrierChecksProps) {
  const { data: checks, isError } = useQuery(deskQuery(`/api/companies/${company.id}/carrier-checks`));
  const stated = checkedNumber(company.licenseNumber ?? "");
  const carrier = carrierOf(company.licenseNumber, checks?.find(({ number }) => number === stated) ?? null);
  return (
    <details open={isOpen} className="mb-6 rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-bold">
        <span className="min-w-0 wrap-anywhere">
          Waste carrier registration: {checks ? carrierWords(carrier).short : "…"}
        </span>
        <Icon name="down" size="size-4" />
      </summary>{" "}
      <div className="grid gap-5 border-t border-line p-4">
        {isError && <FieldError role="alert" message="Failed to fetch the checks" />}{" "}
        {carrier ? (
          <StatedNumber {...carrier} />
        ) : (
          <p>
            The company has no licence number. Enter it under “Licence and insurance”, save, and open the
            company again to record a check.
          </p>
        )}{" "}
        {checks && checks.length > 0 && (
          <ul aria-label="Checks" className="divide-y divide-line">
            {checks.map((check) => (
              <CheckRow key={check.id} companyId={company.id} check={check} current={carrier?.number} />
            ))}
          </ul>
        )}
        {checks?.length === 0 && carrier && <p>Nobody has recorded a check.</p>}
        {carrier && checks && (
          <CheckForm companyId={company.id} licenseNumber={carrier.number} onTyped={onTyped} />
        )}
      </div>
    </details>
  );
}

function StatedNumber({ number, regulator, link }: NonNullable<Company["carrier"]>) {
  const parsed = parseCarrierNumber(number);
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        Number as saved: <strong>{number}</strong>
        {regulator && `, ${regulator}`}
        {parsed?.isSample && " (a sample that belongs to nobody)"}
      </p>
      {!parsed && (
        <p className="font-semibold text-stop">
          This is not the form of a carrier's number in any nation. Ask the company, or look it up by name.
        </p>
      )}
      {parsed?.warnings.map((warning) => (
        <p key={warning} className="font-semibold text-stop">
          {CARRIER_WARNINGS[warning]}
        </p>
      ))}{" "}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer" className="link">
            Search the register (opens a new tab)
          </a>
        </p>
      )}
    </div>
  );
}

interface CheckRowProps {
  companyId: number;
  check: RecordedCheck;
  current: string | undefined;
}

function CheckRow({ companyId, check, current }: CheckRowProps) {
  const name = `check of ${formatDate(check.checkedOn)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {/* The text gives the result on the day of the check, even if the check is out of date now. */}
        <p>{carrierText(check, check.checkedOn).text}</p>
        <p className="text-sm text-muted">
          {check.nation}, by {check.checkedBy}
          {check.validTo && `, runs to ${formatDate(check.validTo)}`}
          {check.number !== current && `, of another number: ${check.number}`}
        </p>
      </div>
      <ActButton
        label="Remove"
        name={`Remove the ${name}`}
        variant="danger"
        asks={`The ${name} is removed. To get it back, record it again.`}
        send={() => adminRequest("DELETE", `/api/companies/${companyId}/carrier-checks/${check.id}`)}
        done="Check removed"
        failed="Failed to remove check"
        // The list behind the dialog keeps its focus and what it offers to undo.
        onDone={() => {}}
      />
    </li>
  );
}

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

function CheckForm({ companyId, licenseNumber, onTyped }: CheckFormProps) {
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
