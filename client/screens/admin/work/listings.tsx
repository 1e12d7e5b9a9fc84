import { useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { REGISTER_NAMES, registerText, registerWords } from "#client/components/company/register-words.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { CompanyRegister } from "#contract/registers/register-options.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { CarrierChecks } from "../company-dialog/carrier/carrier-checks.tsx";
import type { WorkItemProps } from "../inbox-section.tsx";
import { useRefresh } from "../use-act.ts";
import { AsideButton, CompanyLink, EditCompanyButton, PauseButton, WorkRow } from "./work-row.tsx";

export function UnplacedRow({ item: company, onDone }: WorkItemProps<"unplacedCompanies">) {
  const { item, name, location, county, postcode } = company;
  return (
    <WorkRow
      actions={
        <>
          <EditCompanyButton company={company} variant="primary" />
          <AsideButton kind="unplaced-company" label="Not now" {...{ item, name, onDone }} />
        </>
      }
    >
      <CompanyLink {...company} />
      <p className="wrap-anywhere">
        {location}, {county}, {postcode || "no postcode"}
      </p>
    </WorkRow>
  );
}

export function OutdatedCheckRow({ item: check, onDone }: WorkItemProps<"outdatedChecks">) {
  const { item, name, licenseNumber, checkedOn } = check;
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const close = () => {
    setOpen(false);
    void refresh();
  };
  return (
    <WorkRow
      actions={
        <>
          <Button variant="primary" aria-label={`Record a check of ${name}`} onPress={() => setOpen(true)}>
            Record a check
          </Button>
          <AsideButton kind="outdated-check" label="Not now" {...{ item, name, onDone }} />
        </>
      }
    >
      <CompanyLink {...check} />
      <p className="wrap-anywhere">{licenseNumber}</p>
      <p className="text-sm text-muted">Last checked on {formatDate(checkedOn)}</p>
      {isOpen && (
        <Dialog title={`Check of ${name}`} onClose={close} wide>
          <CarrierChecks company={check} isOpen />
        </Dialog>
      )}
    </WorkRow>
  );
}

export function RegisterDifferenceRow({ item: difference, onDone }: WorkItemProps<"registerDifferences">) {
  const { item, id, name, result } = difference;
  return (
    <WorkRow
      actions={
        <>
          <PauseButton {...{ id, name, onDone }} variant="primary" />
          <EditCompanyButton company={difference} />
          <AsideButton kind="register-result" label="Not now" {...{ item, name, onDone }} />
        </>
      }
    >
      <CompanyLink {...difference} />
      <p className="wrap-anywhere">
        {REGISTER_NAMES[result.register]} {result.number}
      </p>
      <p className="text-sm text-muted">{registerText(result).text}</p>
    </WorkRow>
  );
}

export function RegisterDoubtRow({ item: doubt, onDone }: WorkItemProps<"registerDoubts">) {
  const { item, id, name, postcode, rows } = doubt;
  return (
    <WorkRow actions={<AsideButton kind="register-doubt" label="None of them" {...{ item, name, onDone }} />}>
      <CompanyLink {...doubt} />
      <p>{postcode ?? "no postcode"}</p>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              <RegisteredNumber {...row} />, {registerWords(row)} on {formatDate(row.asOf)}
            </span>
            <ActButton
              label="It is this one"
              name={`It is this one: ${row.number} ${name}`}
              asks={`The page of ${name} says from now on what the register says. The company number can be corrected in its listing.`}
              send={() =>
                adminRequest("POST", `/api/companies/${id}/registers`, {
                  register: row.register,
                  number: row.number,
                })
              }
              done="The company's page says it"
              onDone={onDone}
            />
          </li>
        ))}
      </ul>
    </WorkRow>
  );
}

const HOUSE = "https://find-and-update.company-information.service.gov.uk/company/";
/** The search page of the licence register, because a licence has no page of its own. */
const LICENCES = "https://www.vehicle-operator-licensing.service.gov.uk/search/find-lorry-bus-operators/";

const RegisteredNumber = ({ register, number }: { register: CompanyRegister; number: string }) => (
  <a href={register === "companies-house" ? HOUSE + number : LICENCES} rel="nofollow" className="link">
    {REGISTER_NAMES[register]} {number}
  </a>
);

export function OutdatedSourceRow({ item: source, onDone }: WorkItemProps<"outdatedSources">) {
  const { item, name, endsOn, checkedOn } = source;
  return (
    <WorkRow actions={<AsideButton kind="outdated-source" label="Not now" {...{ item, name, onDone }} />}>
      <h3 className="font-bold wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">
        Renew <code>{item}</code>
      </p>
      <p className="text-sm text-muted">
        {endsOn ? `Its last day is ${formatDate(endsOn)}` : `Last checked on ${formatDate(checkedOn)}`}
      </p>
    </WorkRow>
  );
}
